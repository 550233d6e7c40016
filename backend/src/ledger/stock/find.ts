import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { requireRow } from '../../db/rows';
import { expenseCategories, measures, menuItems, stockItems } from '../../db/schema';
import { below } from '../../db/tree';

export type StockRecord = typeof stockItems.$inferSelect;

/** Returns the folder or item. @throws ProblemError 2 if it does not exist. */
export const requireStock = (tx: Transaction, itemId: number, field = 'item_id'): Promise<StockRecord> =>
  requireRow(tx, stockItems, and(eq(stockItems.item_id, itemId), isNull(stockItems.removed_at)), [
    'noSuchStockItem',
    field,
  ]);

/** An existing item. @throws ProblemError 2 for a folder or an unknown id. */
export async function requireStockItem(tx: Transaction, itemId: number, field = 'item_id'): Promise<StockRecord> {
  const row = await requireStock(tx, itemId, field);
  if (!row.is_file) throw refusal('folderIsNoItem', field);
  return row;
}

/** Whether the ids, none of them repeated, are all existing items. */
export const areItems = async (tx: Transaction, ids: readonly number[]): Promise<boolean> => {
  const there = and(inArray(stockItems.item_id, [...ids]), stockItems.is_file, isNull(stockItems.removed_at));
  return (await tx.$count(stockItems, there)) === ids.length;
};

/** @throws ProblemError 1 for a repeated ingredient, 2 for one that is not an existing item. */
export async function requireIngredients(tx: Transaction, ids: readonly number[], field: string): Promise<void> {
  if (new Set(ids).size < ids.length) throw refusal('ingredientTwice', field);
  if (ids.length > 0 && !(await areItems(tx, ids))) throw refusal('noSuchStockItem', field);
}

/** Makes open editors of an item, and bookings that were prepared meanwhile, find that it changed. */
export const advanceVersion = (tx: Transaction, itemId: number) =>
  tx
    .update(stockItems)
    .set({ version: sql`${stockItems.version} + 1` })
    .where(eq(stockItems.item_id, itemId));

/** @throws ProblemError 2 unless the id is the root (0) or an existing folder. */
export async function requireStockFolder(tx: Transaction, itemId: number, field: string): Promise<void> {
  if (itemId === 0) return;
  const row = await requireStock(tx, itemId, field);
  if (row.is_file) throw refusal('noSuchFolder', field);
}

/** @throws ProblemError 2 unless the id is a dish on the menu. */
export async function requireDish(tx: Transaction, menuId: number, field: string): Promise<void> {
  const found = await tx.$count(
    menuItems,
    and(eq(menuItems.item_id, menuId), menuItems.is_file, isNull(menuItems.removed_at)),
  );
  if (found === 0) throw refusal('noSuchDish', field);
}

/** @throws ProblemError 2 for an unknown category, 1 for a hidden one and one that is not for the purpose. */
export async function requireCategory(
  tx: Transaction,
  categoryId: number,
  purpose: 'stock' | 'services',
  field: string,
): Promise<void> {
  const which = eq(expenseCategories.category_id, categoryId);
  const { name, purposes, hidden } = await requireRow(tx, expenseCategories, which, ['noSuchCategory', field]);
  if (hidden) throw refusal('categoryHidden', field, { name });
  if (purposes.includes(purpose)) return;
  if (purpose === 'stock') throw refusal('categoryNotForStock', field, { name });
  throw refusal('categoryNotForServices', field, { name });
}

/** @throws ProblemError 2 for an unknown measure. */
export async function requireMeasure(tx: Transaction, measureId: number, field: string): Promise<string> {
  return (await requireRow(tx, measures, eq(measures.measure_id, measureId), ['noSuchMeasure', field])).measure_name;
}

/** The given items and everything below them, by id. */
export const belowStock = (ids: readonly number[]) => below(stockItems, ids);
