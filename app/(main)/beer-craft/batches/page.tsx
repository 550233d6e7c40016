import { notFound } from 'next/navigation';
import { BatchesScreen } from '@/components/sections/craft/batches-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { craftReader } from '@/lib/sections/craft/bff/rights';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { beerBatchesList } from '@/lib/sections/craft/lists/batches';

export default async function BeerBatchesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('beer-craft', listBatches.access);
  if (!isOwn(visit.server)) notFound();
  const { adds } = craftReader(visit, { beer: true });
  return (
    <Preloaded entries={await preloadList(visit, beerBatchesList, searchParams)}>
      <BatchesScreen beer changes={adds} />
    </Preloaded>
  );
}
