import { eq, sql } from 'drizzle-orm';
import type { z } from '#zod';
import type { CraftLine, saveCraft } from '@/lib/sections/craft/contract/craft';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { differences, remember, requireVersion } from '../../db/history';
import type { Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { craftIngredients, crafts } from '../../db/schema';
import { requireIngredients } from '../stock/find';
import { requireWhole } from '../stock/pieces';
import type { CraftRecord } from './find';
import { madeOfProduct } from './made-of';

type SaveBody = InputOf<typeof saveCraft>['body'];
type Line = z.infer<typeof CraftLine>;

/** Lines of a craft, in its order. */
export const linesOf = (tx: Transaction, craftId: number): Promise<Line[]> =>
  readRows<Line>(tx)`
    select item_id, item_quantity::float8 from craft_ingredients where craft_id = ${craftId} order by position`;

/** @throws ProblemError 1 for an ingredient that stands twice or is made of the product, 2 for an unknown item. */
async function requireSoundRecipe(tx: Transaction, productId: number, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ item_id }) => item_id);
  await requireIngredients(tx, ids, 'new_ingredients');
  if (ids.length === 0) return;
  const name = await madeOfProduct(tx, productId, ids);
  if (name !== null) throw refusal('craftInItself', 'new_ingredients', { name });
}

async function writeLines(tx: Transaction, craft_id: number, lines: readonly Line[]): Promise<void> {
  await tx.delete(craftIngredients).where(eq(craftIngredients.craft_id, craft_id));
  if (lines.length > 0)
    await tx.insert(craftIngredients).values(lines.map((line, position) => ({ ...line, craft_id, position })));
}

/**
 * Saves the changed fields of a craft and returns its version.
 * @throws ProblemError 5 when it was changed since `version`, 1 for a part of a piece, and as `requireSoundRecipe`
 */
export async function save(
  tx: Transaction,
  userId: number | null,
  craft: CraftRecord,
  body: SaveBody,
): Promise<number> {
  requireVersion(craft, body.version);
  const { new_name, new_status, new_output_quantity, new_ingredients } = body;
  const { new_portion_quantity, new_shelf_life_hours, new_allergens, new_method } = body;
  requireWhole(craft.measure_id, new_output_quantity, 'new_output_quantity');
  requireWhole(craft.measure_id, new_portion_quantity, 'new_portion_quantity');
  const columns = {
    ...(new_name !== undefined && { name: new_name }),
    ...(new_status !== undefined && { status: new_status }),
    ...(new_output_quantity !== undefined && { output_quantity: new_output_quantity }),
    ...(new_portion_quantity !== undefined && { portion_quantity: new_portion_quantity }),
    ...(new_shelf_life_hours !== undefined && { shelf_life_hours: new_shelf_life_hours }),
    ...(new_allergens !== undefined && { allergens: new_allergens }),
    ...(new_method !== undefined && { method: new_method }),
  };
  const ingredients = new_ingredients && { ingredients: new_ingredients };
  const before = { ...craft, ...(ingredients && { ingredients: await linesOf(tx, craft.craft_id) }) };
  const changes = differences(before, { ...columns, ...ingredients });
  if (changes.length === 0) return craft.version;
  if (new_ingredients) {
    await requireSoundRecipe(tx, craft.stock_id, new_ingredients);
    await writeLines(tx, craft.craft_id, new_ingredients);
  }
  await tx
    .update(crafts)
    .set({ ...columns, version: craft.version + 1, last_update: sql`now()` })
    .where(eq(crafts.craft_id, craft.craft_id));
  await remember(tx, 'craft', userId, [{ record_id: craft.record_id, action: 'changed', changes }]);
  return craft.version + 1;
}

/** Removes a craft. Its recipe is kept in its history alone, so that no item is held by it. */
export async function remove(tx: Transaction, userId: number, craft: CraftRecord): Promise<void> {
  const ingredients = await linesOf(tx, craft.craft_id);
  await writeLines(tx, craft.craft_id, []);
  await tx
    .update(crafts)
    .set({ removed_at: sql`now()`, version: craft.version + 1 })
    .where(eq(crafts.craft_id, craft.craft_id));
  const changes = [{ field: 'ingredients', before: ingredients, after: null }];
  await remember(tx, 'craft', userId, [
    { record_id: craft.record_id, action: 'removed', changes: ingredients.length > 0 ? changes : [] },
  ]);
}
