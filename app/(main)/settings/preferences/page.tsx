import { headers } from 'next/headers';
import { PreferencesScreen } from '@/components/sections/settings/preferences-screen';
import { cookieIn } from '@/lib/bff/choices';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { startIn } from '@/lib/domain/preferences';
import { startSections } from '@/lib/navigation';

export default async function PreferencesPage() {
  const { person } = await requirePage('settings');
  const start = startIn(cookieIn(await headers(), 'start'), person.login) ?? '';
  return <PreferencesScreen startSections={startSections(person, specialLogins())} start={start} />;
}
