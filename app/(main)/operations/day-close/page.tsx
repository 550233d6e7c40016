import { DayCloseScreen } from '@/components/sections/days/day-close-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { currentDay } from '@/lib/sections/days/contract';

export default async function DayClosePage() {
  const visit = await requirePage('operations');
  return (
    <Preloaded entries={await preload(visit, currentDay, {})}>
      <DayCloseScreen />
    </Preloaded>
  );
}
