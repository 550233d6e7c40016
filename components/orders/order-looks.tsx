import type { Looks } from '@/components/report/use-list-columns';
import type { Order } from '@/lib/contract/orders';
import { BalanceAfter, OrderName, PaidHow } from './order-cells';

/** What an imported order left of the cashbox is not known: it never touched it. */
const known = (balance: (order: Order) => number) => (order: Order) => (order.source ? undefined : balance(order));

/** How the orders' columns look on the screen. */
export const LOOKS: Looks<Order> = {
  order_number: { pinned: true, fixed: true, width: 126, render: (order) => <OrderName order={order} /> },
  table: { priority: 'low' },
  balancebefore: { value: known(({ balancebefore }) => balancebefore) },
  balanceafter: {
    value: known(({ balanceafter }) => balanceafter),
    render: (order) => <BalanceAfter order={order} />,
  },
  paid_type: { render: (order) => <PaidHow order={order} />, width: 130 },
};
