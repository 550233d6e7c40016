import { OrdersScreen } from '@/components/orders/orders-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { standing } from '@/lib/bff/settings';
import { ordersTable } from '@/lib/reports/orders';

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('orders');
  const isLocalhost = visit.person.login === standing().localhostLogin;
  return (
    <Preloaded entries={await preloadList(visit, ordersTable, searchParams)}>
      <OrdersScreen isLocalhost={isLocalhost} />
    </Preloaded>
  );
}
