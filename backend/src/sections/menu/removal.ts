import { inArray, sql } from 'drizzle-orm';
import { remember } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { menuItems } from '../../db/schema';
import { bringBack, removeAll, removedFrom, requireThere } from '../../db/tree';

const MENU = { table: menuItems, entity: 'menu', unknown: 'noSuchMenuNode', returns: sql`true` } as const;

/** Sets the priority of several items: all or none. */
export async function prioritise(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  priority: number,
): Promise<void> {
  await requireThere(tx, MENU, ids);
  const before = await tx
    .select()
    .from(menuItems)
    .where(inArray(menuItems.item_id, [...ids]));
  const changed = before.filter((row) => row.priority !== priority);
  if (changed.length === 0) return;
  await tx
    .update(menuItems)
    .set({ priority, version: sql`${menuItems.version} + 1`, last_update: sql`now()` })
    .where(
      inArray(
        menuItems.item_id,
        changed.map(({ item_id }) => item_id),
      ),
    );
  const records = changed.map((row) => ({
    record_id: row.record_id,
    action: 'changed' as const,
    changes: [{ field: 'priority', before: row.priority, after: priority }],
  }));
  await remember(tx, 'menu', userId, records);
}

/** Removes items and everything in them. The rows stay, for orders and for `restore`. */
export async function remove(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireThere(tx, MENU, ids);
  await removeAll(tx, MENU, userId, ids);
}

/**
 * Restores removed items in place, with what was removed along with them.
 * @throws ProblemError 5 when their folder is still removed.
 */
export async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const back = await bringBack(tx, MENU, ids);
  const records = back.map(({ record_id }) => ({ record_id, action: 'restored' as const, changes: [] }));
  await remember(tx, 'menu', userId, records);
}

/** Removed menu items that can be restored. */
export const removed = (db: Database['db']) => removedFrom(db, MENU);
