import type { Order } from '@/lib/sections/orders/contract/orders';

const PAID = { table: '7', time: 1_790_000_000, cashier_name: 'mei', discount: 0, discount_percent: 0 } as const;
const ROW = { ...PAID, order_number: 5, total_price: 150, paidsum: 150, paid_type: 'cash' } as const;
const ALONE = { session_id: null, session_duration: null, prev_order_number: null, next_order_number: null };

/** An order that was paid in cash, as a reader who does not see the cashbox gets it. */
export const ORDER_WITHOUT_BALANCES = { ...ROW, ...ALONE, discount_card: '', agents: [], items: [] } as const;

export const ORDER = { ...ORDER_WITHOUT_BALANCES, balancebefore: 100, balanceafter: 250 };

/** A row of the list of orders. */
export const orderRow = (order_number: number, more: Partial<Order> = {}): Order => ({
  ...ROW,
  balancebefore: 100,
  balanceafter: 250,
  ...more,
  order_number,
});
