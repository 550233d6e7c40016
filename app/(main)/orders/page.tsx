import { OrdersScreen } from '@/components/sections/orders/orders-screen';
import { specialLogins } from '@/lib/bff/settings';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { listPage } from '@/app/(main)/screen-page';

const OrdersPage = listPage('orders', ordersList, (visit) => (
  <OrdersScreen isLocalhost={visit.person.login === specialLogins().localhostLogin} />
));

export default OrdersPage;
