import { sql } from 'drizzle-orm';
import { LUNCH_CATEGORY } from '@/lib/domain/business-lunch';
import type { Database } from '../db/open';
import { NOON } from '../db/period';
import { inBooks, type Transaction } from '../http/command';

const KEY = sql.raw('grain, start_date, by_hour, hour, place_id, cashier_id, delivery_partner');

/** Counts the orders with a dish of the business lunch anew, by today's menu. */
async function countLunches(tx: Transaction): Promise<void> {
  await tx.execute(sql`update orders_rollup set lunch_orders = 0 where lunch_orders <> 0`);
  await tx.execute(sql`
    update orders_rollup r set lunch_orders = counted.orders
    from (
      select ${KEY}, count(*) as orders
      from (
        select (local - ${NOON})::date as day, extract(hour from local)::smallint as at_hour, place_id,
          coalesce(cashier_id, 0) as cashier_id, delivery_partner
        from (select distinct order_number from order_lines where menu_id in (select lunch_dishes())) lunches
          join orders using (order_number), venue_clock, lateral (select paid_time at time zone zone as local) clock
        where cancelled_at is null
      ) paid, grains_of(day), lateral (values (true, at_hour), (false, -1::smallint)) as clock (by_hour, hour)
      group by ${KEY}
    ) counted
    where (r.grain, r.start_date, r.by_hour, r.hour, r.place_id, r.cashier_id, r.delivery_partner)
      = (counted.grain, counted.start_date, counted.by_hour, counted.hour, counted.place_id, counted.cashier_id,
        counted.delivery_partner)`);
  await tx.execute(sql`update venue_clock set lunches_counted = true`);
}

/** Before a report of the business lunch: counts its orders anew if dishes entered or left its folder since. */
export async function keepLunchesCounted(db: Database['db'], asked: { readonly category_id: number }): Promise<void> {
  if (asked.category_id !== LUNCH_CATEGORY) return;
  const { rows } = await db.execute<{ counted: boolean }>(sql`select lunches_counted as counted from venue_clock`);
  if (rows[0]?.counted === false) await inBooks(db, countLunches);
}
