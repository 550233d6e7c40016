import { notFound, redirect } from 'next/navigation';
import { NotHereYet } from '@/components/frame/not-here-yet';
import { requirePage } from '@/lib/bff/require-page';
import { isSection, NOT_BUILT } from '@/lib/navigation';

/** Sections without a screen yet. Any other address is unknown and redirects to the sign-in page. */
export default async function SectionPage({ params }: { params: Promise<{ section: string }> }) {
  const { section } = await params;
  // A file of an older build, not a page.
  if (section === '_next') notFound();
  if (!isSection(section) || !NOT_BUILT.includes(section)) redirect('/auth/login');
  await requirePage(section);
  return <NotHereYet section={section} />;
}
