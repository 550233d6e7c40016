import { notFound } from 'next/navigation';
import { NotHereYet } from '@/components/frame/not-here-yet';
import type { SearchParams } from '@/lib/bff/preload-list';
import { requirePage, unknownAddress } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { isSection, isToCome, NOT_BUILT, openSections } from '@/lib/navigation';
import { tablesOf } from '@/lib/reports/sections';
import { reportPage } from '../../reports';

interface SectionProps {
  readonly params: Promise<{ section: string; rest?: string[] }>;
  readonly searchParams: SearchParams;
}

/**
 * Sections that consist of reports, and those whose screens are still to come; any other address is unknown and leads to
 * the sign-in page.
 */
export default async function SectionPage({ params, searchParams }: SectionProps) {
  const { section, rest = [] } = await params;
  // A file of an older build, not a page.
  if (section === '_next') notFound();
  if (!isSection(section)) unknownAddress();
  if (tablesOf(section).length > 0) return reportPage({ section, rest, searchParams });
  if (!NOT_BUILT.includes(section) || !isToCome(section, rest)) unknownAddress();
  const { person } = await requirePage(section);
  const open = openSections(person, standing()).filter((id) => !NOT_BUILT.includes(id));
  return <NotHereYet section={section} open={open} />;
}
