import { and, inArray, isNull, sql } from 'drizzle-orm';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { menuItems } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';

/** The item and all that lies in it, by id. */
export const below = (ids: readonly number[]) => sql`
  with recursive below as (
    select item_id from menu_items where item_id in ${ids}
    union
    select m.item_id from menu_items m join below b on m.parent_id = b.item_id
  ) select item_id from below`;

/** @throws ProblemError 2 when one of the items is not there (or, for `removed`, was not removed). */
async function requireAll(tx: Transaction, ids: readonly number[], removed: boolean): Promise<void> {
  const there = removed ? sql`${menuItems.removed_at} is not null` : isNull(menuItems.removed_at);
  const found = await tx.$count(menuItems, and(inArray(menuItems.item_id, [...ids]), there));
  if (found < new Set(ids).size) throw new ProblemError(CODE.notFound, 'No such dish or folder', 'items');
}

/** Sets the priority of several items at once: all or none. */
export async function prioritise(
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  priority: number,
): Promise<void> {
  await requireAll(tx, ids, false);
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
  await requireAll(tx, ids, false);
  const gone = await tx.execute<{ record_id: number }>(sql`
    update menu_items set removed_at = now(), version = version + 1, last_update = now()
    where removed_at is null and item_id in (${below(ids)})
    returning record_id`);
  await remember(
    tx,
    'menu',
    userId,
    gone.rows.map(({ record_id }) => ({ record_id, action: 'removed' as const, changes: [] })),
  );
}

/**
 * Brings removed items back where they were, with what was removed along with them.
 * @throws ProblemError 5 when the folder they lay in is still removed.
 */
export async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await requireAll(tx, ids, true);
  const back = await tx.execute<{ record_id: number }>(sql`
    update menu_items m set removed_at = null, version = version + 1, last_update = now()
    where m.item_id in (${below(ids)})
      and m.removed_at in (select removed_at from menu_items where item_id in ${ids})
    returning record_id`);
  const orphans = await tx.execute(sql`
    select 1 from menu_items m join menu_items p on p.item_id = m.parent_id
    where m.removed_at is null and p.removed_at is not null limit 1`);
  if (orphans.rows.length > 0) throw new ProblemError(CODE.conflict, 'Its folder is removed', 'parent_id');
  await remember(
    tx,
    'menu',
    userId,
    back.rows.map(({ record_id }) => ({ record_id, action: 'restored' as const, changes: [] })),
  );
}
