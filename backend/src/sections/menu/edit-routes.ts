import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import {
  copyItem,
  createCategory,
  createItem,
  deleteItems,
  menuHistory,
  removedItems,
  restoreItems,
  saveItem,
  setPriority,
  type DishFields,
} from '@/lib/sections/menu/contract/edit';
import { refusal } from '@/lib/contract/refusals';
import { historyOf, remember } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { copy, create, save } from './editing';
import { findNode } from './repository';
import { readRows } from '../../db/rows';
import { menuItems } from '../../db/schema';
import { bringBack, removeAll, removedFrom, requireThere } from '../../db/tree';

const MENU = { table: menuItems, entity: 'menu', unknown: 'noSuchMenuNode', returns: sql`true` } as const;

/** Sets the priority of several items: all or none. */
async function prioritise(tx: Transaction, userId: number, ids: readonly number[], priority: number): Promise<void> {
  await requireThere(tx, MENU, ids);
  const changed = await readRows<{ record_id: number; before: number }>(tx)`
    update menu_items m set priority = ${priority}, version = m.version + 1, last_update = now()
    from menu_items old where old.item_id = m.item_id and m.item_id in ${ids} and old.priority <> ${priority}
    returning m.record_id, old.priority as before`;
  const records = changed.map(({ record_id, before }) => ({
    record_id,
    action: 'changed' as const,
    changes: [{ field: 'priority', before, after: priority }],
  }));
  await remember(tx, 'menu', userId, records);
}

/**
 * Restores removed items in place, with what was removed along with them.
 * @throws ProblemError 5 when their folder is still removed.
 */
async function restore(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  const back = await bringBack(tx, MENU, ids);
  const records = back.map(({ record_id }) => ({ record_id, action: 'restored' as const, changes: [] }));
  await remember(tx, 'menu', userId, records);
}

/** Fields of a save without the wire's prefix `new_`. */
const fieldsOf = (body: Readonly<Record<string, unknown>>): DishFields & { id?: number } =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => name.startsWith('new_') && value !== undefined)
      .map(([name, value]) => [name.slice('new_'.length), value]),
  );

/** Calls that change the menu, and its history. */
export function menuEditRoutes(app: FastifyInstance, { db }: Database): void {
  command(app, db, createItem, (tx, { input: { body }, caller }) => create(tx, caller.user_id, body, true));
  command(app, db, createCategory, (tx, { input: { body }, caller }) => create(tx, caller.user_id, body, false));
  command(app, db, saveItem, (tx, { input: { body }, caller }) =>
    save(tx, caller.user_id, body.item_id, fieldsOf(body), body.version),
  );
  command(app, db, copyItem, (tx, { input: { body }, caller }) => copy(tx, caller.user_id, body.source_id));
  command(app, db, setPriority, (tx, { input: { body }, caller }) =>
    prioritise(tx, caller.user_id, body.items, body.priority),
  );
  command(app, db, deleteItems, async (tx, { input: { body }, caller }) => {
    await requireThere(tx, MENU, body.items);
    await removeAll(tx, MENU, caller.user_id, body.items);
  });
  command(app, db, restoreItems, (tx, { input: { body }, caller }) => restore(tx, caller.user_id, body.items));

  route(app, removedItems, async () => ({ items: await removedFrom(db, MENU) }));
  route(app, menuHistory, async ({ input: { body } }) => {
    const item = await findNode(db, body.item_id);
    if (!item) throw refusal('noSuchMenuNode');
    return { items: await historyOf(db, 'menu', item.record_id) };
  });
}
