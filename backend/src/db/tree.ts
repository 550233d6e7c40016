import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { remember } from './history';
import type { Database, Transaction, Queries } from './open';
import { readRow, readRows } from './rows';
import type { menuItems, stockItems } from './schema';
import { seconds } from './time';

/** A table of folders and items in which removed rows stay. */
export interface Tree {
  readonly table: typeof menuItems | typeof stockItems;
  /** Entity of its rows in the history. */
  readonly entity: 'menu' | 'stock';
  /** Kind of its items, besides folders. */
  readonly unknown: 'noSuchMenuNode' | 'noSuchStockNode';
  /** Condition on `t` for removed rows that can be restored. */
  readonly returns: SQL;
}

/** Condition for what lies directly in a folder; 0 is the root. */
export const childOf = (table: Tree['table'], folder: number): SQL =>
  folder === 0 ? isNull(table.parent_id) : eq(table.parent_id, folder);

/** The items and everything below them, by id. */
export const below = (table: Tree['table'], ids: readonly number[]) => sql`
  with recursive below as (
    select item_id from ${table} where item_id in ${ids}
    union
    select t.item_id from ${table} t join below b on t.parent_id = b.item_id
  ) select item_id from below`;

/** Whether an item is a folder or lies below it. */
export const liesIn = async (db: Queries, table: Tree['table'], itemId: number, folderId: number): Promise<boolean> =>
  (await readRow(db)`select 1 where ${itemId}::int in (${below(table, [folderId])})`) !== undefined;

/** Number of items directly in each folder; 0 is the root. */
export async function itemsInFolders(db: Queries, table: Tree['table']): Promise<Map<number, number>> {
  const rows = await readRows<{ folder: number; items: number }>(db)`
    select coalesce(parent_id, 0) as folder, count(*)::int as items from ${table}
    where is_file and removed_at is null group by parent_id`;
  return new Map(rows.map(({ folder, items }) => [folder, items]));
}

async function requireAll(tx: Transaction, tree: Tree, ids: readonly number[], removed: boolean): Promise<void> {
  const state = removed ? sql`t.removed_at is not null and ${tree.returns}` : sql`t.removed_at is null`;
  const found = await readRows(tx)`select from ${tree.table} t where t.item_id in ${ids} and ${state}`;
  if (found.length === new Set(ids).size) return;
  throw refusal(tree.unknown, 'items');
}

/** @throws ProblemError 2 when one of the items does not exist */
export const requireThere = (tx: Transaction, tree: Tree, ids: readonly number[]): Promise<void> =>
  requireAll(tx, tree, ids, false);

/** Removes items and everything in them. The rows stay, for history and for `bringBack`. */
export async function removeAll(tx: Transaction, tree: Tree, userId: number, ids: readonly number[]): Promise<void> {
  const gone = await readRows<{ record_id: number }>(tx)`
    update ${tree.table} set removed_at = now(), version = version + 1, last_update = now()
    where removed_at is null and item_id in (${below(tree.table, ids)})
    returning record_id`;
  const records = gone.map(({ record_id }) => ({ record_id, action: 'removed' as const, changes: [] }));
  await remember(tx, tree.entity, userId, records);
}

/**
 * Restores removed items in place with what was removed along with them, and returns all of them. The caller writes
 * their history.
 * @throws ProblemError 2 when one of them is not removed or cannot return, 5 when its folder is still removed
 */
export async function bringBack(tx: Transaction, tree: Tree, ids: readonly number[]) {
  await requireAll(tx, tree, ids, true);
  const back = await readRows<{ item_id: number; record_id: number }>(tx)`
    update ${tree.table} t set removed_at = null, version = version + 1, last_update = now()
    where t.item_id in (${below(tree.table, ids)}) and ${tree.returns}
      and t.removed_at in (select removed_at from ${tree.table} where item_id in ${ids})
    returning item_id, record_id`;
  const orphan = await readRow(tx)`
    select 1 from ${tree.table} t join ${tree.table} p on p.item_id = t.parent_id
    where t.removed_at is null and p.removed_at is not null limit 1`;
  if (orphan) throw refusal('folderRemoved', 'parent_id');
  return back;
}

/** Items that can be restored: those removed themselves, not those inside them. Latest first. */
export const removedFrom = (db: Database['db'], tree: Tree) =>
  readRows<{ item_id: number; name: string; is_file: boolean; path: string[]; removed_time: number }>(db)`
    with recursive up as (
      select t.item_id, t.parent_id, array[]::text[] as path
      from ${tree.table} t left join ${tree.table} p on p.item_id = t.parent_id
      where t.removed_at is not null and ${tree.returns} and (p.removed_at is null or p.removed_at <> t.removed_at)
      union all
      select up.item_id, p.parent_id, p.name || up.path from up join ${tree.table} p on p.item_id = up.parent_id
    )
    select t.item_id, t.name, t.is_file, up.path, ${seconds(sql`t.removed_at`)} as removed_time
    from up join ${tree.table} t using (item_id)
    where up.parent_id is null
    order by t.removed_at desc, t.item_id
    limit 200`;
