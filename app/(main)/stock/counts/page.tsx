import { CountsScreen } from '@/components/sections/stocktake/counts-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { requirePage } from '@/lib/bff/require-page';
import { listCounts } from '@/lib/sections/stocktake/contract';

export default async function CountsPage() {
  const visit = await requirePage('stock');
  return (
    <Preloaded entries={await preload(visit, listCounts, {})}>
      <CountsScreen />
    </Preloaded>
  );
}
