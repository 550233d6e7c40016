import { sql } from 'drizzle-orm';
import { within } from '../../db/time';
import { atPlace, ordersIn } from '../../ledger/sales/sources';
import type { Rows } from './query';

/** Sales of a cashier and their orders that were taken back, which are no sales. Free orders count in the average. */
export const cashiers: Rows<'statistics', 'cashiers'> = (asked) => ({
  select: {
    cashier_id: sql`s.cashier_id`,
    cashier_name: sql`coalesce(max(u.person), '')`,
    orders: sql`sum(orders)`,
    discount: sql`sum(discount)`,
    paidsum: sql`sum(paidsum)`,
    paid_cash: sql`sum(paid_cash)`,
    paid_card: sql`sum(paid_card)`,
    check_average: sql`coalesce(round(sum(paidsum) / nullif(sum(orders), 0)), 0)`,
    voids: sql`sum(voids)`,
    voided: sql`sum(voided)`,
  },
  from: sql`(
      select cashier_id, orders, discount, paidsum, paid_cash, paid_card, 0 as voids, 0::int8 as voided
      from ${ordersIn(asked)} sold
      union all
      select coalesce(cashier_id, 0), 0, 0, 0, 0, 0, 1, paidsum
      from orders where cancelled_at is not null and ${within(sql`paid_time`, asked.bounds)} and ${atPlace(asked.placeId)}
    ) s left join users u on u.user_id = s.cashier_id
    group by s.cashier_id having sum(orders) > 0 or sum(voids) > 0`,
});

/** Money moved from the cashbox to the safe by transfers and day closes, by person. Undone moves do not count. */
export const cash2safe: Rows<'analytics', 'cash2safe'> = ({ bounds }) => ({
  select: { user_name: sql`coalesce(person, '')`, amount: sql`sum(cost)::int8` },
  from: sql`(
      select user_id, sum(cost) as cost from expenses
      where kind in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and removed_at is null
        and ${within(sql`expense_time`, bounds)}
      group by user_id
    ) moved left join users using (user_id) group by person`,
});
