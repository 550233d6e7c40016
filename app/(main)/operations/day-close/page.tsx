import { DayCloseScreen } from '@/components/sections/days/day-close-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { mayAt } from '@/lib/bff/offers';
import { closeDay, currentDay, listDays, reopenDay } from '@/lib/sections/days/contract';

export default async function DayClosePage() {
  const visit = await requirePage('operations');
  return (
    <Preloaded entries={await preload(visit, currentDay, {})}>
      <DayCloseScreen
        maySettle={mayAt(visit, closeDay)}
        mayList={mayAt(visit, listDays)}
        mayReopen={mayAt(visit, reopenDay)}
      />
    </Preloaded>
  );
}
