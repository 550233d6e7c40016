import { eq } from 'drizzle-orm';
import type { DishFields } from '@/lib/sections/menu/contract/edit';
import type { Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { dishIngredients } from '../../db/schema';
import { requireIngredients } from '../../ledger/stock/find';

export type RecipeLine = NonNullable<DishFields['ingredients']>[number];

/** A dish's recipe, by stock item. */
export const recipeOf = (tx: Transaction, itemId: number): Promise<RecipeLine[]> =>
  readRows<RecipeLine>(tx)`
    select item_id, item_quantity::float8 from dish_ingredients where menu_id = ${itemId} order by item_id`;

/** Replaces a recipe by the given list. @throws ProblemError 1 for duplicates, 2 for anything but a stock item. */
export async function writeRecipe(tx: Transaction, itemId: number, lines: readonly RecipeLine[]): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id);
  await requireIngredients(tx, ids, 'ingredients');
  await tx.delete(dishIngredients).where(eq(dishIngredients.menu_id, itemId));
  if (lines.length > 0) await tx.insert(dishIngredients).values(lines.map((line) => ({ ...line, menu_id: itemId })));
}
