import { forbidden } from 'next/navigation';
import { SecurityScreen } from '@/components/sections/settings/security-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { mayAt } from '@/lib/bff/offers';
import { ownSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { listSessions } from '@/lib/sections/auth/contract/sessions';

export default async function SecurityPage() {
  const visit = await requirePage('settings');
  if (!mayAt(visit, ownSecondFactor)) forbidden();
  const { setUpFactor } = visit;
  const entries = await Promise.all([
    preload(visit, ownSecondFactor, {}),
    ...(setUpFactor ? [] : [preload(visit, listSessions, {})]),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <SecurityScreen setUpFactor={setUpFactor} />
    </Preloaded>
  );
}
