import type { FastifyInstance } from 'fastify';
import {
  addCraft,
  craftIngredients,
  createCraft,
  deleteCraft,
  listCraftItems,
  listCrafts,
  saveCraft,
} from '@/lib/sections/craft/contract/craft';
import { batchStory, listBatches, undoBatch } from '@/lib/sections/craft/contract/batches';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { hiddenFrom } from '@/lib/rights/sights';
import { boundsOf } from '@/lib/domain/venue-time';
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { create, folderOf } from '../../ledger/crafts/create';
import { remove, save } from '../../ledger/crafts/save';
import { craftsOf, mayCraft, requireCraftAccess } from './access';
import { add } from './batch';
import { batchesOf, storyOf } from './batches';
import { allCrafts } from './list';
import { ingredientsOf } from './recipe';
import { requireBatch, undo } from './undo';
import { ingredientOptions } from '../../ledger/stock/ingredient-options';

/** Calls of crafts, their recipes and batches. Periods are in `zone`. */
export function craftRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const craftFor = craftsOf(app);

  route(app, listCrafts, async ({ caller }) => {
    const all = await allCrafts(db);
    return { items: all.filter((craft) => mayCraft(app, caller, craft, 'read')) };
  });
  route(app, craftIngredients, async ({ caller, input: { body } }) => {
    const { allergens, method, version } = await craftFor(db, caller, body.craft_id, 'read');
    return { items: await ingredientsOf(db, body.craft_id), allergens, method, version };
  });
  route(app, listCraftItems, async () => ({ items: await ingredientOptions(db) }));
  route(app, craftHistory, async ({ caller, input: { body } }) => {
    const { record_id } = await craftFor(db, caller, body.craft_id, 'read');
    return { items: await historyOf(db, 'craft', record_id) };
  });
  command(app, db, createCraft, async (tx, { caller, input: { body } }) => {
    requireCraftAccess(app, caller, { stock_parent_id: await folderOf(tx, body) }, 'admin');
    return { craft_id: await create(tx, caller.user_id, body) };
  });
  command(app, db, deleteCraft, async (tx, { caller, input: { body } }) =>
    remove(tx, caller.user_id, await craftFor(tx, caller, body.craft_id, 'admin')),
  );
  command(app, db, saveCraft, async (tx, { caller, input: { body } }) => {
    const craft = await craftFor(tx, caller, body.craft_id, 'edit');
    return { version: await save(tx, caller.user_id, craft, body) };
  });
  command(app, db, addCraft, async (tx, { caller, input: { body } }) => {
    const craft = await craftFor(tx, caller, body.craft_id, 'add');
    return add(tx, caller.user_id, craft, body, { isBlind: hiddenFrom(caller, app.special).includes('held') });
  });

  route(app, listBatches, async ({ caller, input: { body } }) => {
    requireCraftAccess(app, caller, { stock_parent_id: body.beer ? BREW_FOLDER : null }, 'read');
    return batchesOf(db, body, boundsOf(body, unixNow(), zone));
  });
  route(app, batchStory, async ({ caller, input: { body } }) => {
    requireCraftAccess(app, caller, await requireBatch(db, body.batch_id), 'read');
    return { items: await storyOf(db, body.batch_id) };
  });
  command(app, db, undoBatch, async (tx, { caller, input: { body } }) => {
    const batch = await requireBatch(tx, body.batch_id);
    requireCraftAccess(app, caller, batch, 'add');
    await undo(tx, caller.user_id, batch);
  });
}
