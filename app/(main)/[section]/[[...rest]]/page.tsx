import { notFound } from 'next/navigation';
import type { SearchParams } from '@/lib/bff/preload-list';
import { unknownAddress } from '@/lib/bff/require-page';
import { isSection } from '@/lib/navigation';
import { reportListsOf } from '@/lib/sections/reports';
import { reportPage } from '../../reports';

interface SectionProps {
  readonly params: Promise<{ section: string; rest?: string[] }>;
  readonly searchParams: SearchParams;
}

/** Sections that consist of reports; any other address is unknown and leads to the sign-in page. */
export default async function SectionPage({ params, searchParams }: SectionProps) {
  const { section, rest = [] } = await params;
  // A file of an older build, not a page.
  if (section === '_next') notFound();
  if (!isSection(section) || reportListsOf(section).length === 0) unknownAddress();
  return reportPage({ section, rest, searchParams });
}
