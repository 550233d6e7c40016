import { DayCloseScreen } from '@/components/sections/days/day-close-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { closeDay, currentDay, listDays, reopenDay } from '@/lib/sections/days/contract';
import { mayAccess } from '@/lib/rights/permissions';

export default async function DayClosePage() {
  const visit = await requirePage('operations');
  const maySettle = mayAccess(visit.person, closeDay.access, specialLogins()) && !visit.server.readonly;
  const mayList = mayAccess(visit.person, listDays.access, specialLogins());
  const mayReopen = mayAccess(visit.person, reopenDay.access, specialLogins()) && !visit.server.readonly;
  return (
    <Preloaded entries={await preload(visit, currentDay, {})}>
      <DayCloseScreen maySettle={maySettle} mayList={mayList} mayReopen={mayReopen} />
    </Preloaded>
  );
}
