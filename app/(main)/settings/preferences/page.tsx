import { headers } from 'next/headers';
import { PreferencesScreen } from '@/components/settings/preferences-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { cookieIn } from '@/lib/bff/choices';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { standing } from '@/lib/bff/settings';
import { listSessions } from '@/lib/contract/sessions';
import { startIn } from '@/lib/domain/preferences';
import { startSections } from '@/lib/navigation';

export default async function PreferencesPage() {
  const visit = await requirePage('settings');
  const { person } = visit;
  const start = startIn(cookieIn(await headers(), 'start'), person.login) ?? '';
  const entries = isOwn(visit.server) ? await preload(visit, listSessions, {}) : [];
  return (
    <Preloaded entries={entries}>
      <PreferencesScreen startSections={startSections(person, standing())} start={start} />
    </Preloaded>
  );
}
