import { isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open';
import { readOne, readRows } from '../../db/rows';
import { orders } from '../../db/schema';
import { CUT_OFF } from '../../db/time';
import { standInLine } from '../../http/command';
import { rollUpWhere } from './roll-up';

export interface Rebuilt {
  /** Number of orders that count. */
  readonly orders: number;
  /** Whether the roll-ups differed from the books before. */
  readonly differed: boolean;
}

/** Each roll-up, with the condition for a row of zeros, which removals leave. */
const ROLL_UPS = {
  sales_rollup: 'lines',
  orders_rollup: 'orders',
  hours_rollup: 'orders',
  cards_rollup: 'orders',
  stock_rollup: 'moves',
  expenses_rollup: 'count',
  sessions_rollup: 'sessions',
} as const;

/** Checksums of all roll-ups, ignoring rows of zeros. */
async function fingerprint(tx: Transaction): Promise<string> {
  const of = Object.entries(ROLL_UPS).map(
    ([table, count]) => `select count(*), sum(hashtextextended(r::text, 0)) from ${table} r where ${count} <> 0`,
  );
  return JSON.stringify(await readRows(tx)`${sql.raw(of.join(' union all '))}`);
}

const rollUpStock = (ids: SQL) => sql`
  insert into stock_rollup as r (grain, start_date, place_id, item_id, kind, quantity, amount, moves)
  select grain, start_date, 0, item_id, kind, sum(quantity), sum(amount), sum(moves)
  from (
    select (stock_story_time at time zone zone - ${CUT_OFF})::date as day, item_id, kind,
      sum(quantity) as quantity, sum(amount) as amount, count(*) as moves
    from venue_clock, stock_story where order_number is null and ${ids} group by 1, 2, 3
  ) moved, grains_of(day)
  group by 1, 2, 4, 5
  on conflict (grain, start_date, place_id, item_id, kind) do update set
    quantity = r.quantity + excluded.quantity, amount = r.amount + excluded.amount, moves = r.moves + excluded.moves`;

const rollUpExpenses = (ids: SQL) => sql`
  insert into expenses_rollup as r (grain, start_date, category_id, flow, funded, cost, count)
  select grain, start_date, category_id, flow, funded, sum(cost), sum(count)
  from (
    select (expense_time at time zone zone - ${CUT_OFF})::date as day, coalesce(category_id, 0) as category_id,
      flow, paidtype <> 'others' as funded, sum(cost) as cost, count(*) as count
    from venue_clock, expenses where removed_at is null and ${ids} group by 1, 2, 3, 4
  ) spent, grains_of(day)
  group by 1, 2, 3, 4, 5
  on conflict (grain, start_date, category_id, flow, funded) do update set
    cost = r.cost + excluded.cost, count = r.count + excluded.count`;

const rollUpSessions = (ids: SQL) => sql`
  insert into sessions_rollup as r (grain, start_date, by_hour, hour, place_id, forced, sessions, revenue)
  select grain, start_date, by_hour, clock.hour, place_id, forced, count(*), sum(paid)
  from (
    select (local - ${CUT_OFF})::date as day, extract(hour from local)::smallint as at_hour, g.place_id, forced,
      (select coalesce(sum(paidsum), 0) from orders o where o.session_id = g.session_id and cancelled_at is null) as paid
    from venue_clock, guest_sessions g, lateral (select start_time at time zone zone as local) clock where ${ids}
  ) started, grains_of(day), lateral (values (true, at_hour), (false, -1::smallint)) as clock (by_hour, hour)
  group by 1, 2, 3, 4, 5, 6
  on conflict (grain, by_hour, place_id, start_date, hour, forced) do update set
    sessions = r.sessions + excluded.sessions, revenue = r.revenue + excluded.revenue`;

/**
 * Stores the zone of the venue's clock in the database, which rolls up stock, expenses and guest sessions with it. After
 * a change of zone the roll-ups are wrong until `rebuildOutdatedRollUps` runs.
 */
export const setVenueClock = (db: Pick<Database['db'], 'execute'>, zone: string): Promise<unknown> =>
  db.execute(sql`
    update venue_clock set zone = ${zone}, rolled_up = rolled_up and not exists (select from orders)
      and not exists (select from stock_story) and not exists (select from expenses)
      and not exists (select from guest_sessions)
    where zone <> ${zone}`);

/** Rows per statement: one over all years would exceed the query timeout. */
const PART = 50_000;

/** Runs `work` for a table's rows in order of number, in parts; each part is a condition. */
async function inParts(
  tx: Transaction,
  table: string,
  key: string,
  work: (part: SQL) => Promise<unknown>,
): Promise<void> {
  const [of, id] = [sql.identifier(table), sql.identifier(key)];
  const { last } = await readOne<{ last: number | null }>(tx)`select max(${id})::float8 as last from ${of}`;
  for (let first = 1; first <= (last ?? 0); first += PART)
    await work(sql`${id} >= ${first}::bigint and ${id} < ${first + PART}::bigint`);
}

/**
 * Computes all roll-ups anew from orders, stock, expenses and guest sessions, in the caller's transaction. Concurrent
 * bookings wait.
 * @param zone the venue's: its days begin at noon there
 */
export async function rebuildRollUps(tx: Transaction, zone: string): Promise<Rebuilt> {
  await standInLine(tx);
  await setVenueClock(tx, zone);
  // First, so that a dish moved meanwhile waits and then marks the counts as outdated.
  await tx.execute(sql`update venue_clock set lunches_counted = true`);
  // Sorts and groups years of trade; the default of 4 MB would spill to disk.
  await tx.execute(sql`set local work_mem = '64MB'`);
  const before = await fingerprint(tx);
  for (const table of Object.keys(ROLL_UPS)) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  await inParts(tx, 'orders', 'order_number', (part) => rollUpWhere(tx, sql`cancelled_at is null and ${part}`, zone));
  await inParts(tx, 'stock_story', 'stock_story_id', (part) => tx.execute(rollUpStock(part)));
  await inParts(tx, 'expenses', 'expense_id', (part) => tx.execute(rollUpExpenses(part)));
  await inParts(tx, 'guest_sessions', 'session_id', (part) => tx.execute(rollUpSessions(part)));
  await tx.execute(sql`update venue_clock set rolled_up = true where not rolled_up`);
  const differed = before !== (await fingerprint(tx));
  return { orders: await tx.$count(orders, isNull(orders.cancelled_at)), differed };
}

/** Rebuilds the roll-ups if a migration or a change of the clock has made them outdated. */
export async function rebuildOutdatedRollUps(tx: Transaction): Promise<void> {
  const { zone, rolled_up } = await readOne<{ zone: string; rolled_up: boolean }>(tx)`
    select zone, rolled_up from venue_clock`;
  if (!rolled_up) await rebuildRollUps(tx, zone);
}
