import { and, inArray, isNull, sql } from 'drizzle-orm';
import { CODE, ProblemError } from '@/lib/contract/problem';
import type { Database } from '../db/open';
import { stockItems } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import { belowStock } from './find';

/** @throws ProblemError 2 when one of them is not there (or, for `removed`, was not removed or is part of another item). */
async function requireAll(tx: Transaction, ids: readonly number[], removed: boolean): Promise<void> {
  const there = removed
    ? and(sql`${stockItems.removed_at} is not null`, isNull(stockItems.merged_into))
    : isNull(stockItems.removed_at);
  const found = await tx.$count(stockItems, and(inArray(stockItems.item_id, [...ids]), there));
  if (found < new Set(ids).size) throw new ProblemError(CODE.notFound, 'No such stock item or folder', 'items');
}

/**
 * Removes items and all that lies in them. The rows stay, for the story and for `restore`.
 * @throws ProblemError 5 when a dish of the menu takes from one of them; its field names the item
 */
export async function remove(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireAll(tx, ids, false);
  const used = await tx.execute<{ item_id: number }>(sql`
    select d.item_id
    from dish_ingredients d join menu_items m on m.item_id = d.menu_id join stock_items s on s.item_id = d.item_id
    where m.removed_at is null and s.removed_at is null and d.item_id in (${belowStock(ids)})
    order by d.item_id limit 1`);
  const [first] = used.rows;
  if (first) throw new ProblemError(CODE.conflict, 'Dishes of the menu take from it', `items.${first.item_id}`);
  const gone = await tx.execute<{ record_id: number }>(sql`
    update stock_items set removed_at = now(), version = version + 1, last_update = now()
    where removed_at is null and item_id in (${belowStock(ids)})
    returning record_id`);
  await remember(
    tx,
    'stock',
    userId,
    gone.rows.map(({ record_id }) => ({ record_id, action: 'removed' as const, changes: [] })),
  );
}

/**
 * Brings removed items back where they were, with what was removed along with them. A sensor that was given away
 * meanwhile stays where it is now.
 * @throws ProblemError 5 when the folder they lay in is still removed
 */
export async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireAll(tx, ids, true);
  const back = await tx.execute<{ item_id: number; record_id: number }>(sql`
    update stock_items s set removed_at = null, version = version + 1, last_update = now()
    where s.item_id in (${belowStock(ids)}) and s.merged_into is null
      and s.removed_at in (select removed_at from stock_items where item_id in ${ids})
    returning item_id, record_id`);
  const orphans = await tx.execute(sql`
    select 1 from stock_items s join stock_items p on p.item_id = s.parent_id
    where s.removed_at is null and p.removed_at is not null limit 1`);
  if (orphans.rows.length > 0) throw new ProblemError(CODE.conflict, 'Its folder is removed', 'parent_id');
  const unplugged = await tx.execute<{ record_id: number; sensor_id: number; channel_id: number }>(sql`
    update stock_items s set sensor_id = null, channel_id = null
    from stock_items before
    where before.item_id = s.item_id and s.item_id in ${back.rows.map(({ item_id }) => item_id)}
      and exists (
        select from stock_items o
        where o.item_id <> s.item_id and o.removed_at is null
          and o.sensor_id = s.sensor_id and o.channel_id = s.channel_id
      )
    returning s.record_id, before.sensor_id, before.channel_id`);
  const lost = new Map(unplugged.rows.map((row) => [row.record_id, row]));
  await remember(
    tx,
    'stock',
    userId,
    back.rows.map(({ record_id }) => {
      const sensor = lost.get(record_id);
      return {
        record_id,
        action: 'restored' as const,
        changes: sensor
          ? [
              { field: 'sensor_id', before: sensor.sensor_id, after: null },
              { field: 'channel_id', before: sensor.channel_id, after: null },
            ]
          : [],
      };
    }),
  );
}

/** What can be brought back: what was removed itself, not what lay in it, nor what became part of another item. */
export async function removed(db: Database['db']) {
  const found = await db.execute<{
    item_id: number;
    name: string;
    is_file: boolean;
    path: string[];
    removed_time: number;
  }>(sql`
    with recursive up as (
      select s.item_id, s.parent_id, array[]::text[] as path
      from stock_items s left join stock_items p on p.item_id = s.parent_id
      where s.removed_at is not null and s.merged_into is null
        and (p.removed_at is null or p.removed_at <> s.removed_at)
      union all
      select up.item_id, p.parent_id, p.name || up.path from up join stock_items p on p.item_id = up.parent_id
    )
    select s.item_id, s.name, s.is_file, up.path, floor(extract(epoch from s.removed_at))::int as removed_time
    from up join stock_items s using (item_id)
    where up.parent_id is null
    order by s.removed_at desc, s.item_id
    limit 200`);
  return found.rows;
}
