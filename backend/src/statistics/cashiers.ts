import { sql } from 'drizzle-orm';
import type { Rows } from './query';
import { ordersIn } from './sources';

/** Free orders count in the average. */
export const cashiers: Rows<'statistics', 'cashiers'> = (asked) => ({
  select: {
    cashier_id: sql`s.cashier_id`,
    cashier_name: sql`coalesce(max(u.person), '')`,
    orders: sql`sum(orders)`,
    discount: sql`sum(discount)`,
    paidsum: sql`sum(paidsum)`,
    paid_cash: sql`sum(paid_cash)`,
    paid_card: sql`sum(paid_card)`,
    check_average: sql`round(sum(paidsum) / sum(orders))`,
  },
  from: sql`${ordersIn(asked)} s left join users u on u.user_id = s.cashier_id
    group by s.cashier_id having sum(orders) > 0`,
});
