import { notFound } from 'next/navigation';
import { BatchesScreen } from '@/components/craft/batches-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { standing } from '@/lib/bff/settings';
import { listBatches } from '@/lib/contract/craft';
import { CRAFT } from '@/lib/contract/permission';
import { mayAccess } from '@/lib/domain/permissions';
import { craftBatchesTable } from '@/lib/reports/craft-batches';

export default async function BatchesPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('craft', listBatches.access);
  if (!isOwn(visit.server)) notFound();
  const changes = !visit.server.readonly && mayAccess(visit.person, CRAFT.add, standing());
  return (
    <Preloaded entries={await preloadList(visit, craftBatchesTable, searchParams)}>
      <BatchesScreen beer={false} changes={changes} />
    </Preloaded>
  );
}
