import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SIGHTS } from '@/lib/contract/access';
import {
  addBarcode,
  createStockFolder,
  deleteBarcode,
  deleteSensor,
  deleteStock,
  mergeStock,
  removedStock,
  restoreStock,
  saveStockItem,
  setSensor,
  stockHistory,
  transferStock,
  undoWriteOff,
  writeOffStock,
} from '@/lib/sections/stock/contract/edit';
import { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { stockItems } from '../../db/schema';
import { command } from '../../http/command';
import { route } from '../../http/route';
import * as barcodes from './barcodes';
import { createFolder, save } from './editing';
import { merge } from './merge';
import { removalOf, remove, removed, restore } from './removal';
import * as sensor from './sensor';
import { transfer } from './transfer';
import { undoWriteOff as takeBack, writeOff } from './write-off';
import { requireRow } from '../../db/rows';

/** Calls that change the stock, except deliveries and counts. */
export function stockEditRoutes(app: FastifyInstance, { db }: Database): void {
  const seesHeld = (caller: Person): boolean => mayAccess(caller, SIGHTS.quantities, app.special);
  command(app, db, createStockFolder, async (tx, { input: { body }, caller }) => ({
    item_id: await createFolder(tx, caller.user_id, body),
  }));
  command(app, db, saveStockItem, async (tx, { input: { body }, caller }) => ({
    version: await save(tx, caller.user_id, body, seesHeld(caller)),
  }));
  command(app, db, deleteStock, (tx, { input: { body }, caller }) => remove(tx, caller.user_id, body.items));
  route(app, stockRemoval, ({ input: { body } }) => removalOf(db, body.items));
  command(app, db, restoreStock, (tx, { input: { body }, caller }) => restore(tx, caller.user_id, body.items));
  command(app, db, mergeStock, (tx, { input: { body }, caller }) =>
    merge(tx, caller.user_id, body.source_id, body.destination_id),
  );
  command(app, db, transferStock, (tx, { input: { body }, caller }) =>
    transfer(tx, caller.user_id, body, seesHeld(caller)),
  );
  command(app, db, writeOffStock, async (tx, { input: { body }, caller }) => ({
    stock_story_id: await writeOff(tx, caller.user_id, body, seesHeld(caller)),
  }));
  command(app, db, undoWriteOff, (tx, { input: { body }, caller }) =>
    takeBack(tx, caller.user_id, body.stock_story_id),
  );
  command(app, db, addBarcode, (tx, { input: { body }, caller }) => barcodes.add(tx, caller.user_id, body));
  command(app, db, deleteBarcode, (tx, { input: { body }, caller }) =>
    barcodes.remove(tx, caller.user_id, body.barcode_id),
  );
  command(app, db, setSensor, async (tx, { input: { body }, caller }) => {
    const { item_id, sensor_id, channel_id } = body;
    await sensor.set(tx, caller.user_id, item_id, { sensor_id, channel_id });
  });
  command(app, db, deleteSensor, (tx, { input: { body }, caller }) => sensor.unset(tx, caller.user_id, body.item_id));

  route(app, removedStock, async () => ({ items: await removed(db) }));
  route(app, stockHistory, async ({ input: { body } }) => {
    const which = eq(stockItems.item_id, body.item_id);
    const { record_id } = await requireRow(db, stockItems, which, ['noSuchStockNode', 'item_id']);
    return { items: await historyOf(db, 'stock', record_id) };
  });
}
