import type { FastifyInstance } from 'fastify';
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
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { copy, create, save } from './editing';
import { prioritise, remove, removed, restore } from './removal';
import { menuRepository } from './repository';

/** Fields of a save without the wire's prefix `new_`. */
const fieldsOf = (body: Readonly<Record<string, unknown>>): DishFields & { id?: number } =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => name.startsWith('new_') && value !== undefined)
      .map(([name, value]) => [name.slice('new_'.length), value]),
  );

/** Calls that change the menu, and its history. */
export function menuEditRoutes(app: FastifyInstance, { db }: Database): void {
  const menu = menuRepository(db);

  command(app, db, createItem, async (tx, { input: { body }, caller }) => ({
    item_id: await create(tx, caller.user_id, body, true),
  }));
  command(app, db, createCategory, async (tx, { input: { body }, caller }) => ({
    item_id: await create(tx, caller.user_id, body, false),
  }));
  command(app, db, saveItem, async (tx, { input: { body }, caller }) => ({
    version: await save(tx, caller.user_id, body.item_id, fieldsOf(body), body.version),
  }));
  command(app, db, copyItem, async (tx, { input: { body }, caller }) => ({
    item_id: await copy(tx, caller.user_id, body.source_id),
  }));
  command(app, db, setPriority, async (tx, { input: { body }, caller }) => {
    await prioritise(tx, caller.user_id, body.items, body.priority);
    return {};
  });
  command(app, db, deleteItems, async (tx, { input: { body }, caller }) => {
    await remove(tx, caller.user_id, body.items);
    return {};
  });
  command(app, db, restoreItems, async (tx, { input: { body }, caller }) => {
    await restore(tx, caller.user_id, body.items);
    return {};
  });

  route(app, removedItems, async () => ({ items: await removed(db) }));
  route(app, menuHistory, async ({ input: { body } }) => {
    const item = await menu.find(body.item_id);
    if (!item) throw refusal('noSuchMenuNode');
    return { items: await historyOf(db, 'menu', item.record_id) };
  });
}
