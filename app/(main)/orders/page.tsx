import { OrdersScreen } from '@/components/sections/orders/orders-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { specialLogins } from '@/lib/bff/settings';
import { transferExpense } from '@/lib/sections/expenses/contract';
import type { Access } from '@/lib/contract/permission';
import { isAdmin, mayAccess } from '@/lib/rights/permissions';
import { ordersList } from '@/lib/sections/orders/lists/orders';

export default async function OrdersPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('orders');
  const isLocalhost = visit.person.login === specialLogins().localhostLogin;
  const may = (access: Access) => mayAccess(visit.person, access, specialLogins()) && !visit.server.readonly;
  const rights = {
    isAdmin: isAdmin(visit.person, specialLogins()),
    change: may(transferExpense.access),
    cancelOrders: may({ flags: ['CancelOrder'] }),
  };
  return (
    <Preloaded entries={await preloadList(visit, ordersList, searchParams)}>
      <OrdersScreen isLocalhost={isLocalhost} rights={rights} />
    </Preloaded>
  );
}
