import { notFound } from 'next/navigation';
import { BatchesScreen } from '@/components/sections/craft/batches-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { mayAt } from '@/lib/bff/offers';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { craftBatchesList } from '@/lib/sections/craft/lists/batches';

export default async function BatchesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('craft', listBatches.access);
  if (!mayAt(visit, listBatches)) notFound();
  return (
    <Preloaded entries={await preloadList(visit, craftBatchesList, searchParams)}>
      <BatchesScreen beer={false} />
    </Preloaded>
  );
}
