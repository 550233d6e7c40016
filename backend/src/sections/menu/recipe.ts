import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DishFields } from '@/lib/sections/menu/contract/edit';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { dishIngredients, stockItems } from '../../db/schema';

export type RecipeLine = NonNullable<DishFields['ingredients']>[number];

/** A dish's recipe, by stock item. */
export async function recipeOf(tx: Transaction, itemId: number): Promise<RecipeLine[]> {
  const lines = await tx
    .select()
    .from(dishIngredients)
    .where(eq(dishIngredients.menu_id, itemId))
    .orderBy(dishIngredients.item_id);
  return lines.map(({ item_id, item_quantity }) => ({ item_id, item_quantity }));
}

/** Replaces a recipe by the given list. @throws ProblemError 1 for duplicates, 2 for anything but a stock item. */
export async function writeRecipe(tx: Transaction, itemId: number, lines: readonly RecipeLine[]): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id);
  if (new Set(ids).size < ids.length) throw refusal('ingredientTwice', 'ingredients');
  const known =
    ids.length === 0
      ? 0
      : await tx.$count(
          stockItems,
          and(inArray(stockItems.item_id, ids), stockItems.is_file, isNull(stockItems.removed_at)),
        );
  if (known < ids.length) throw refusal('noSuchStockItem', 'ingredients');
  await tx.delete(dishIngredients).where(eq(dishIngredients.menu_id, itemId));
  if (lines.length > 0) await tx.insert(dishIngredients).values(lines.map((line) => ({ ...line, menu_id: itemId })));
}
