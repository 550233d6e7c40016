import { isNull, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import { standInLine, type Transaction } from '../http/command';
import { rollUpWhere } from './roll-up';
import { setVenueClock } from './venue-clock';

export interface Rebuilt {
  /** Orders that count. */
  readonly orders: number;
  /** Whether the roll-ups said anything else than the books before. */
  readonly differed: boolean;
}

/** Each roll-up with what tells a row of nothing, as removals leave them. */
const ROLL_UPS = {
  sales_rollup: 'lines',
  orders_rollup: 'orders',
  cards_rollup: 'orders',
  stock_rollup: 'moves',
  expenses_rollup: 'count',
} as const;

/** What all roll-ups say, in a few figures whatever their size; rows of nothing say nothing. */
async function fingerprint(tx: Transaction): Promise<string> {
  const of = Object.entries(ROLL_UPS).map(
    ([table, count]) => `select count(*), sum(hashtextextended(r::text, 0)) from ${table} r where ${count} <> 0`,
  );
  const { rows } = await tx.execute(sql.raw(of.join(' union all ')));
  return JSON.stringify(rows);
}

const STOCK = sql`
  insert into stock_rollup (grain, start_date, place_id, item_id, kind, quantity, amount, moves)
  select grain, start_date, place_id, item_id, kind, sum(quantity), sum(amount), sum(moves)
  from (
    select (stock_story_time at time zone zone - interval '12 hours')::date as day, coalesce(place_id, 0) as place_id,
      item_id, kind, sum(quantity) as quantity, sum(amount) as amount, count(*) as moves
    from venue_clock, stock_story left join orders using (order_number) group by 1, 2, 3, 4
  ) moved, grains_of(day)
  group by 1, 2, 3, 4, 5`;

const EXPENSES = sql`
  insert into expenses_rollup (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select (expense_time at time zone zone - interval '12 hours')::date as day, coalesce(category_id, 0) as category_id,
      flow, paidtype <> 'others' as funded, sum(cost) as cost, count(*) as count
    from venue_clock, expenses where removed_at is null group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5`;

/**
 * Computes all roll-ups anew from orders, stock and expenses, in the caller's transaction; whoever books meanwhile waits.
 * @param zone the venue's: days begin at noon there
 */
export async function rebuildRollUps(tx: Transaction, zone: string): Promise<Rebuilt> {
  await standInLine(tx);
  await setVenueClock(tx, zone);
  const before = await fingerprint(tx);
  for (const table of Object.keys(ROLL_UPS)) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  await rollUpWhere(tx, sql`cancelled_at is null`, zone);
  await tx.execute(STOCK);
  await tx.execute(EXPENSES);
  await tx.execute(sql`update venue_clock set rolled_up = true where not rolled_up`);
  const differed = before !== (await fingerprint(tx));
  return { orders: await tx.$count(orders, isNull(orders.cancelled_at)), differed };
}

/** Whether roll-ups lack what was booked before there were any, or hold what was rolled up by another clock. */
export async function lacksRollUps(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ lacks: boolean }>(sql`select not rolled_up as lacks from venue_clock`);
  return rows[0]?.lacks ?? false;
}
