import { eq, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { stockBarcodes, stockItems } from '../../db/schema';
import { madeOfProduct } from '../../ledger/crafts/made-of';
import { requireMeasure, requireStockItem, type StockRecord } from '../../ledger/stock/find';
import { openLedger } from '../../ledger/stock/ledger';
import { CRAFTS, DISHES, editRecipes } from './recipes';

/** Tables of recipes, with the column of the record that a line belongs to. */
const RECIPES = {
  dish_ingredients: 'menu_id',
  craft_ingredients: 'craft_id',
} as const;

/** A recipe with both items gets the sum of both lines; any other gets the destination in place of the source. */
async function moveLines(
  tx: Transaction,
  recipes: keyof typeof RECIPES,
  sourceId: number,
  destinationId: number,
): Promise<void> {
  const [lines, owner] = [sql.identifier(recipes), sql.identifier(RECIPES[recipes])];
  await tx.execute(sql`
    update ${lines} d set item_quantity = d.item_quantity + s.item_quantity
    from ${lines} s
    where s.${owner} = d.${owner} and d.item_id = ${destinationId} and s.item_id = ${sourceId}`);
  await tx.execute(sql`
    delete from ${lines} s
    where s.item_id = ${sourceId}
      and exists (select from ${lines} d where d.${owner} = s.${owner} and d.item_id = ${destinationId})`);
  await tx.execute(sql`update ${lines} set item_id = ${destinationId} where item_id = ${sourceId}`);
}

/** Moves the recipes of crafts; those that make the source make the destination from now on. */
async function moveCrafts(tx: Transaction, sourceId: number, destinationId: number): Promise<void> {
  await moveLines(tx, 'craft_ingredients', sourceId, destinationId);
  await tx.execute(sql`update crafts set stock_id = ${destinationId} where stock_id = ${sourceId}`);
}

async function differentMeasures(tx: Transaction, source: StockRecord, destination: StockRecord) {
  const nameOf = (item: StockRecord) => requireMeasure(tx, item.measure_id ?? 0, 'source_id');
  return refusal('measuresDiffer', 'source_id', { from: await nameOf(source), to: await nameOf(destination) });
}

/**
 * Merges an item into another: its stock at its value, its recipes, crafts and barcodes. Its story is read through
 * `storyRepository`. The source never returns, so merged items cannot form a cycle.
 * @throws ProblemError 1 for an item with itself, another measure, or what it is made of; 2 for an unknown item.
 */
export async function merge(tx: Transaction, userId: number, sourceId: number, destinationId: number): Promise<void> {
  if (sourceId === destinationId) throw refusal('mergeWithItself', 'source_id');
  const ledger = await openLedger(tx, [sourceId, destinationId]);
  const source = await requireStockItem(tx, sourceId, 'source_id');
  const destination = await requireStockItem(tx, destinationId, 'destination_id');
  if (source.measure_id !== destination.measure_id) throw await differentMeasures(tx, source, destination);
  const cycle =
    (await madeOfProduct(tx, sourceId, [destinationId])) ?? (await madeOfProduct(tx, destinationId, [sourceId]));
  if (cycle !== null) throw refusal('mergeWithOwnPart', 'source_id');

  const { quantity, price } = ledger.holding(sourceId);
  const columns = { user_id: userId };
  const mergedWith = (id: number, { name }: StockRecord) => ({ kind: 'merged', args: { id, name } }) as const;
  const note = mergedWith(sourceId, source);
  const { amount } = ledger.move({
    ...columns,
    item_id: sourceId,
    kind: 'merge_out',
    quantity: -quantity,
    note: mergedWith(destinationId, destination),
  });
  ledger.move({ ...columns, item_id: destinationId, kind: 'merge_in', quantity, amount, note });
  // No purchase: the prime cost of its dishes stays the same.
  const merged = ledger.holding(destinationId);
  if (merged.price === 0 && merged.quantity <= 0 && price > 0)
    ledger.move({ ...columns, item_id: destinationId, kind: 'revaluation', quantity: 0, price, note });
  await ledger.write();
  await editRecipes(tx, userId, DISHES, sourceId, () => moveLines(tx, 'dish_ingredients', sourceId, destinationId));
  await editRecipes(tx, userId, CRAFTS, sourceId, () => moveCrafts(tx, sourceId, destinationId));
  await tx.update(stockBarcodes).set({ item_id: destinationId }).where(eq(stockBarcodes.item_id, sourceId));
  await tx
    .update(stockItems)
    .set({
      removed_at: sql`now()`,
      merged_into: destinationId,
      sensor_id: null,
      channel_id: null,
      version: source.version + 1,
      last_update: sql`now()`,
    })
    .where(eq(stockItems.item_id, sourceId));
  // The source's menu item passes on.
  const menu_id = destination.menu_id ?? source.menu_id;
  await tx
    .update(stockItems)
    .set({ menu_id, version: destination.version + 1, last_update: sql`now()` })
    .where(eq(stockItems.item_id, destinationId));
  const change = (field: string, { item_id, name }: typeof source) => ({
    field,
    before: null,
    after: { item_id, name },
  });
  await remember(tx, 'stock', userId, [
    { record_id: source.record_id, action: 'removed', changes: [change('merged_into', destination)] },
    { record_id: destination.record_id, action: 'changed', changes: [change('merged_from', source)] },
  ]);
}
