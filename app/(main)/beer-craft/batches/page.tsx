import { notFound } from 'next/navigation';
import { BatchesScreen } from '@/components/craft/batches-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { craftReader } from '@/lib/bff/craft-reader';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { listBatches } from '@/lib/contract/craft-batches';
import { beerBatchesTable } from '@/lib/reports/craft-batches';

export default async function BeerBatchesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('beer-craft', listBatches.access);
  if (!isOwn(visit.server)) notFound();
  const { adds } = craftReader(visit, { beer: true });
  return (
    <Preloaded entries={await preloadList(visit, beerBatchesTable, searchParams)}>
      <BatchesScreen beer changes={adds} />
    </Preloaded>
  );
}
