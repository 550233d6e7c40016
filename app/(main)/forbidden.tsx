import { headers } from 'next/headers';
import { NoAccess } from '@/components/frame/no-access';
import { requireVisit } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { isSection, openSections } from '@/lib/navigation';

export default async function Forbidden() {
  const { person } = await requireVisit();
  const asked = ((await headers()).get('x-path') ?? '').split(/[/?]/)[1] ?? '';
  return <NoAccess section={isSection(asked) ? asked : undefined} open={openSections(person, standing())} />;
}
