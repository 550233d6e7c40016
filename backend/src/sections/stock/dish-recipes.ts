import { inArray, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { dishIngredients, menuItems } from '../../db/schema';

async function recipesOf(tx: Transaction, dishIds: readonly number[]) {
  const lines = await tx
    .select()
    .from(dishIngredients)
    .where(inArray(dishIngredients.menu_id, [...dishIds]))
    .orderBy(dishIngredients.menu_id, dishIngredients.item_id);
  return groupBy(
    lines.map(({ menu_id, item_id, item_quantity }) => ({ menu_id, line: { item_id, item_quantity } })),
    ({ menu_id }) => menu_id,
  );
}

/**
 * Changes all recipes that use an item, as an edit of each dish would: the version increases, so that open editors
 * notice, and the history records the recipe before and after.
 * @returns the number of changed dishes
 */
export async function editRecipesOf(
  tx: Transaction,
  userId: number,
  itemId: number,
  edit: () => Promise<unknown>,
): Promise<number> {
  const using = await tx
    .selectDistinct({ menu_id: dishIngredients.menu_id })
    .from(dishIngredients)
    .where(inArray(dishIngredients.item_id, [itemId]));
  const dishIds = using.map(({ menu_id }) => menu_id);
  if (dishIds.length === 0) return 0;
  const before = await recipesOf(tx, dishIds);
  await edit();
  const after = await recipesOf(tx, dishIds);
  const dishes = await tx
    .update(menuItems)
    .set({ version: sql`${menuItems.version} + 1`, last_update: sql`now()` })
    .where(inArray(menuItems.item_id, dishIds))
    .returning({ item_id: menuItems.item_id, record_id: menuItems.record_id });
  const linesOf = (recipes: typeof before, dishId: number) => (recipes.get(dishId) ?? []).map(({ line }) => line);
  await remember(
    tx,
    'menu',
    userId,
    dishes.map(({ item_id, record_id }) => ({
      record_id,
      action: 'changed' as const,
      changes: differences({ ingredients: linesOf(before, item_id) }, { ingredients: linesOf(after, item_id) }),
    })),
  );
  return dishes.length;
}
