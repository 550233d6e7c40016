import { sql } from 'drizzle-orm';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import type { Database, Transaction } from '../../db/open';
import { CUT_OFF } from '../../db/time';
import { inBooks } from '../../http/command';
import { readOne } from '../../db/rows';

const KEY = sql.raw('grain, start_date, hour, place_id');

/** Recounts the dishes of the business lunch and the orders that contain them, by today's menu. */
async function countLunches(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update hours_rollup set lunch_orders = 0, lunch_quantity = 0, lunch_paidsum = 0
    where (lunch_orders, lunch_quantity, lunch_paidsum) <> (0, 0, 0)`);
  await tx.execute(sql`
    update hours_rollup r set lunch_orders = counted.orders, lunch_quantity = counted.quantity, lunch_paidsum = counted.paidsum
    from (
      select ${KEY}, count(*) as orders, sum(quantity) as quantity, sum(lunches.paidsum) as paidsum
      from (
        select order_number, sum(quantity) as quantity, sum(paidsum) as paidsum
        from order_lines where menu_id in (select lunch_dishes()) group by order_number
      ) lunches join orders using (order_number), venue_clock,
        lateral (select paid_time at time zone zone as local) clock,
        lateral (select extract(hour from local)::smallint as hour) at_clock, grains_of((local - ${CUT_OFF})::date)
      where cancelled_at is null
      group by ${KEY}
    ) counted
    where (r.grain, r.start_date, r.hour, r.place_id) = (counted.grain, counted.start_date, counted.hour, counted.place_id)`);
  await tx.execute(sql`update venue_clock set lunches_counted = true`);
}

/** Recounts the business lunch before a report of it, if dishes entered or left its folder since the last count. */
export async function keepLunchesCounted(db: Database['db'], asked: { readonly category_id: number }): Promise<void> {
  if (asked.category_id !== LUNCH_CATEGORY) return;
  const { counted } = await readOne<{ counted: boolean }>(db)`select lunches_counted as counted from venue_clock`;
  if (!counted) await inBooks(db, countLunches);
}
