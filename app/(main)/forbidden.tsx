import { headers } from 'next/headers';
import { NoAccess } from '@/components/frame/no-access';
import { SectionOff } from '@/components/frame/section-off';
import { requireVisit } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { offSectionAt } from '@/lib/bff/off-section';
import { isSection, openSections, settingsTabs } from '@/lib/navigation';

/** Tells why a page is not shown: the venue does not use its section, or the person lacks a right. */
export default async function Forbidden() {
  const { person } = await requireVisit();
  const path = ((await headers()).get('x-path') ?? '').split('?')[0] ?? '';
  const open = openSections(person, specialLogins());
  const off = offSectionAt(path, person);
  if (off)
    return <SectionOff section={off} switches={settingsTabs(person, specialLogins()).includes('venue')} open={open} />;
  const asked = path.split('/')[1] ?? '';
  return <NoAccess section={isSection(asked) ? asked : undefined} open={open} />;
}
