import { headers } from 'next/headers';
import { PreferencesScreen } from '@/components/sections/settings/preferences-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { startIn } from '@/lib/domain/preferences';
import { startSections } from '@/lib/navigation';
import { listOwnMessages } from '@/lib/sections/settings/contract/messages';
import { getPreferences } from '@/lib/sections/settings/contract/preferences';
import { cookieIn } from '@/lib/http/cookie';

export default async function PreferencesPage() {
  const visit = await requirePage('settings');
  const { person } = visit;
  const start = startIn(cookieIn(await headers(), 'start'), person.login) ?? '';
  const isTold = mayAt(visit, listOwnMessages);
  const entries = isTold
    ? await Promise.all([preload(visit, getPreferences, {}), preload(visit, listOwnMessages, {})])
    : [];
  return (
    <Preloaded entries={entries.flat()}>
      <PreferencesScreen startSections={startSections(person, specialLogins())} start={start} />
    </Preloaded>
  );
}
