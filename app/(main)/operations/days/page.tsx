import { DaysScreen } from '@/components/sections/days/days-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { daysList } from '@/lib/sections/days/list';

export default async function DaysPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('operations', daysList.endpoint.access);
  return (
    <Preloaded entries={await preloadList(visit, daysList, searchParams)}>
      <DaysScreen />
    </Preloaded>
  );
}
