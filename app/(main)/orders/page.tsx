import { OrdersScreen } from '@/components/sections/orders/orders-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { ordersList } from '@/lib/sections/orders/lists/orders';

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('orders');
  const isLocalhost = visit.person.login === specialLogins().localhostLogin;
  return (
    <Preloaded entries={await preloadList(visit, ordersList, searchParams)}>
      <OrdersScreen isLocalhost={isLocalhost} />
    </Preloaded>
  );
}
