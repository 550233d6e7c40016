import { DeliveryScreen } from '@/components/statistics/delivery-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { deliveryTable } from '@/lib/reports/statistics/delivery-table';

export default async function DeliveryPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('delivery');
  return (
    <Preloaded entries={await preloadList(visit, deliveryTable, searchParams)}>
      <DeliveryScreen />
    </Preloaded>
  );
}
