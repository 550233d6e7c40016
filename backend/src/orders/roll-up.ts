import { sql } from 'drizzle-orm';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Transaction } from '../http/command';

/**
 * Adds orders and their lines to what is sold by business day, hour, place and dish (and by cashier), or with `sign` -1
 * takes them out again. `zone` is the venue's: days begin at noon there (specification part 1 §9).
 */
export async function rollUp(
  tx: Transaction,
  orderNumbers: readonly number[],
  zone: string,
  sign: 1 | -1 = 1,
): Promise<void> {
  if (orderNumbers.length === 0) return;
  const chosen = sql`
    with chosen as (
      select *, paid_time at time zone ${zone} as local from orders
      where order_number in (select value::int from json_array_elements_text(${JSON.stringify(orderNumbers)}::json))
    )`;
  const day = sql`(local - make_interval(hours => ${CUT_OFF_HOUR}::int))::date, extract(hour from local)::smallint`;
  await tx.execute(sql`
    insert into sales_rollup as r
      (business_date, hour, place_id, menu_id, free, lines, quantity, price, discount, paidsum, cost)
    ${chosen}
    select ${day}, place_id, menu_id, l.paidsum = 0, ${sign}::int * count(*), ${sign}::int * sum(quantity),
      ${sign}::int * sum(price), ${sign}::int * sum(l.discount), ${sign}::int * sum(l.paidsum), ${sign}::int * sum(cost)
    from chosen join order_lines l using (order_number) group by 1, 2, 3, 4, 5
    on conflict (business_date, hour, place_id, menu_id, free) do update set
      lines = r.lines + excluded.lines, quantity = r.quantity + excluded.quantity, price = r.price + excluded.price,
      discount = r.discount + excluded.discount, paidsum = r.paidsum + excluded.paidsum, cost = r.cost + excluded.cost`);
  await tx.execute(sql`
    insert into orders_rollup as r
      (business_date, hour, place_id, cashier_id, orders, total_price, discount, paidsum, paid_cash, paid_card)
    ${chosen}
    select ${day}, place_id, coalesce(cashier_id, 0), ${sign}::int * count(*), ${sign}::int * sum(total_price),
      ${sign}::int * sum(discount), ${sign}::int * sum(paidsum), ${sign}::int * sum(paid_cash), ${sign}::int * sum(paid_card)
    from chosen group by 1, 2, 3, 4
    on conflict (business_date, hour, place_id, cashier_id) do update set
      orders = r.orders + excluded.orders, total_price = r.total_price + excluded.total_price,
      discount = r.discount + excluded.discount, paidsum = r.paidsum + excluded.paidsum,
      paid_cash = r.paid_cash + excluded.paid_cash, paid_card = r.paid_card + excluded.paid_card`);
}
