import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open';
import { menuItems } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import { bringBack, removeAll, removedFrom, requireThere } from '../tree/removal';

const MENU = { table: menuItems, entity: 'menu', unknown: 'noSuchMenuNode', returns: sql`true` } as const;

/** Sets the priority of several items at once: all or none. */
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

/** Removes items and all that lies in them. The rows stay, for orders and for `restore`. */
export async function remove(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireThere(tx, MENU, ids);
  await removeAll(tx, MENU, userId, ids);
}

/**
 * Brings removed items back where they were, with what was removed along with them.
 * @throws ProblemError 5 when the folder they lay in is still removed.
 */
export async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const back = await bringBack(tx, MENU, ids);
  const records = back.map(({ record_id }) => ({ record_id, action: 'restored' as const, changes: [] }));
  await remember(tx, 'menu', userId, records);
}

/** What of the menu can be brought back. */
export const removed = (db: Database['db']) => removedFrom(db, MENU);
