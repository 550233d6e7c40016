import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StockCount } from '@/lib/sections/stocktake/contract';
import type { Database, Queries } from '../../db/open';
import { measures, stockCountLines, stockCounts, stockItems, stockStory, users } from '../../db/schema';
import { atKnownCosts } from '../../ledger/stock/missing-costs';
import { readRows } from '../../db/rows';
import { seconds } from '../../db/time';

export type CountRow = Omit<StockCount, 'difference'> & { readonly difference: number | null };

/** Whoever sees no price may count what is worth more than a number holds; the count can still be listed. */
const MOST_SUM = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** SQL of `valueAt`: rounded half up, in whole numbers. */
const valueOf = (quantity: string) =>
  sql.raw(`sign(${quantity}) * div(2 * abs(${quantity}) * l.price + l.price_quantity, 2 * l.price_quantity)`);

/** Counts, latest first, with the difference that they book (satang); only one if `id` is given. */
export const countRows = (db: Queries, id?: number): Promise<CountRow[]> =>
  readRows<CountRow>(db)`
    select c.count_id, c.name, c.status, c.blind, c.folders,
      ${seconds(sql`c.started_time`)} as started_time, coalesce(s.person, '') as started_by,
      ${seconds(sql`c.submitted_time`)} as submitted_time, b.person as submitted_by,
      ${seconds(sql`c.closed_time`)} as closed_time, e.person as closed_by,
      n.lines, n.counted,
      (case when c.status = 'approved' then r.difference else least(greatest(n.difference, -${MOST_SUM}), ${MOST_SUM}) end)::int8
        as difference
    from stock_counts c
    left join users s on s.user_id = c.started_by
    left join users b on b.user_id = c.submitted_by
    left join users e on e.user_id = c.closed_by
    cross join lateral (
      select count(*)::int as lines, count(l.counted)::int as counted,
        coalesce(sum(${valueOf('l.counted')} - ${valueOf('l.expected')})
          filter (where i.removed_at is null and i.measure_id = l.measure_id), 0) as difference
      from stock_count_lines l join stock_items i using (item_id)
      where l.count_id = c.count_id and (l.counted is not null or i.removed_at is null)
    ) n
    cross join lateral (
      select coalesce(sum(sign(quantity) * amount), 0) as difference from stock_story where count_id = c.count_id
    ) r
    where ${id === undefined ? sql`true` : sql`c.count_id = ${id}`}
    order by c.count_id desc`;

const counter = alias(users, 'counter');

/** Lines of a count with their current items at their known costs; removed items only if they were counted. */
export async function lineRows(db: Queries, countId: number, itemId?: number) {
  const rows = await db
    .select({
      line: stockCountLines,
      item: stockItems,
      measure_name: measures.measure_name,
      counted_by: counter.person,
      booked: stockStory.kind,
    })
    .from(stockCountLines)
    .innerJoin(stockItems, eq(stockItems.item_id, stockCountLines.item_id))
    .leftJoin(measures, eq(measures.measure_id, stockItems.measure_id))
    .leftJoin(counter, eq(counter.user_id, stockCountLines.counted_by))
    .leftJoin(
      stockStory,
      and(eq(stockStory.count_id, stockCountLines.count_id), eq(stockStory.item_id, stockCountLines.item_id)),
    )
    .where(
      and(
        eq(stockCountLines.count_id, countId),
        itemId === undefined ? undefined : eq(stockCountLines.item_id, itemId),
        or(isNull(stockItems.removed_at), sql`${stockCountLines.counted} is not null`),
      ),
    );
  return atKnownCosts(db, rows);
}
export type LineRow = Awaited<ReturnType<typeof lineRows>>[number];

/** Path of every folder from the root, names joined by « / ». */
export async function folderPaths(db: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows<{ item_id: number; path: string }>(db)`
    with recursive folders as (
      select item_id, name as path from stock_items where not is_file and parent_id is null
      union all
      select i.item_id, path || ' / ' || name from folders f join stock_items i on i.parent_id = f.item_id
      where not is_file
    )
    select item_id, path from folders`;
  return new Map(rows.map(({ item_id, path }) => [item_id, path]));
}

/**
 * Existing items, below the folders if any are given; without empty items that are out of use, unless that would tell
 * somebody blind, here or in a blind count that waits, that the others are not empty.
 */
export async function itemsToCount(db: Queries, folders: readonly number[], isBlind: boolean): Promise<number[]> {
  const rows = await readRows<{ item_id: number }>(db)`
    with recursive below as (
      select item_id, is_file from stock_items
      where removed_at is null
        and ${folders.length === 0 ? sql`parent_id is null` : sql`item_id in ${[...folders]} and not is_file`}
      union
      select i.item_id, i.is_file from stock_items i join below b on i.parent_id = b.item_id
      where i.removed_at is null
    )
    select item_id from below join stock_items i using (item_id)
    where i.is_file and (i.status <> 1 or i.quantity <> 0 or ${isBlind}
      or exists (select from stock_counts where blind and status in ('open', 'submitted')))`;
  return rows.map(({ item_id }) => item_id);
}

/** How many of the ids are existing folders. */
export const liveFolders = (db: Pick<Database['db'], '$count'>, folders: readonly number[]): Promise<number> =>
  db.$count(
    stockItems,
    and(sql`${stockItems.item_id} in ${[...folders]}`, eq(stockItems.is_file, false), isNull(stockItems.removed_at)),
  );

/** Row of a count, locked against changes until the transaction ends; several transactions may hold the lock. */
export async function heldCount(db: Queries, countId: number) {
  const [row] = await db.select().from(stockCounts).where(eq(stockCounts.count_id, countId)).for('share');
  return row;
}
