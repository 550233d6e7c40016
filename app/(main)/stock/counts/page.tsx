import { CountsScreen } from '@/components/sections/stocktake/counts-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { countsList } from '@/lib/sections/stocktake/list';

export default async function CountsPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('stock');
  return (
    <Preloaded entries={await preloadList(visit, countsList, searchParams)}>
      <CountsScreen />
    </Preloaded>
  );
}
