import type { FastifyInstance } from 'fastify';
import {
  addCraft,
  craftHistory,
  craftIngredients,
  createCraft,
  deleteCraft,
  listCraftItems,
  listCrafts,
  saveCraft,
} from '@/lib/contract/craft';
import type { CraftAction } from '@/lib/contract/permission';
import type { Caller } from '../auth/sessions';
import type { Database } from '../db/open';
import { historyOf } from '../history';
import { command } from '../http/command';
import { route } from '../http/route';
import { mayRead, requireCraftAccess } from './access';
import { add } from './batch';
import { create, folderOf } from './create';
import { requireCraft, type CraftRecord } from './find';
import { craftItems } from './items';
import { allCrafts } from './list';
import { ingredientsOf } from './recipe';
import { remove, save } from './save';

/** Calls of crafts and their recipes. */
export function craftRoutes(app: FastifyInstance, { db }: Database): void {
  /** @throws ProblemError 2 for an unknown craft, 3 unless the caller may do this with it. */
  const craftFor = async (
    reader: Parameters<typeof requireCraft>[0],
    caller: Caller,
    craftId: number,
    action: CraftAction,
  ): Promise<CraftRecord> => {
    const craft = await requireCraft(reader, craftId);
    requireCraftAccess(app, caller, craft, action);
    return craft;
  };

  route(app, listCrafts, async ({ caller }) => {
    const all = await allCrafts(db);
    return { items: all.filter((craft) => mayRead(app, caller, craft)) };
  });
  route(app, craftIngredients, async ({ caller, input: { body } }) => {
    const { allergens, method, version } = await craftFor(db, caller, body.craft_id, 'read');
    return { items: await ingredientsOf(db, body.craft_id), allergens, method, version };
  });
  route(app, listCraftItems, async () => ({ items: await craftItems(db) }));
  route(app, craftHistory, async ({ caller, input: { body } }) => {
    const { record_id } = await craftFor(db, caller, body.craft_id, 'read');
    return { items: await historyOf(db, 'craft', record_id) };
  });
  command(app, db, createCraft, async (tx, { caller, input: { body } }) => {
    requireCraftAccess(app, caller, { stock_parent_id: await folderOf(tx, body) }, 'admin');
    return { craft_id: await create(tx, caller.user_id, body) };
  });
  command(app, db, deleteCraft, async (tx, { caller, input: { body } }) => {
    await remove(tx, caller.user_id, await craftFor(tx, caller, body.craft_id, 'admin'));
    return {};
  });
  command(app, db, saveCraft, async (tx, { caller, input: { body } }) => {
    const craft = await craftFor(tx, caller, body.craft_id, 'edit');
    return { version: await save(tx, caller.user_id, craft, body) };
  });
  command(app, db, addCraft, async (tx, { caller, input: { body } }) => {
    const craft = await craftFor(tx, caller, body.craft_id, 'add');
    return add(tx, caller.user_id, craft, body);
  });
}
