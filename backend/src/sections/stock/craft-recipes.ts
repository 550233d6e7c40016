import { eq, inArray, or, sql } from 'drizzle-orm';
import { groupBy } from '@/lib/domain/group-by';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { craftIngredients, crafts, stockItems } from '../../db/schema';

/** Crafts as their history shows them, by id. */
async function craftsIn(tx: Transaction, craftIds: readonly number[]) {
  const lines = await tx
    .select()
    .from(craftIngredients)
    .where(inArray(craftIngredients.craft_id, [...craftIds]))
    .orderBy(craftIngredients.craft_id, craftIngredients.position, craftIngredients.item_id);
  const linesOf = groupBy(lines, ({ craft_id }) => craft_id);
  const rows = await tx
    .select({ craft: crafts, name: stockItems.name })
    .from(crafts)
    .innerJoin(stockItems, eq(stockItems.item_id, crafts.stock_id))
    .where(inArray(crafts.craft_id, [...craftIds]));
  return new Map(
    rows.map(({ craft: { craft_id, stock_id, output_quantity, portion_quantity }, name }) => [
      craft_id,
      {
        product: { item_id: stock_id, name },
        output_quantity,
        portion_quantity,
        ingredients: (linesOf.get(craft_id) ?? []).map(({ item_id, item_quantity }) => ({ item_id, item_quantity })),
      },
    ]),
  );
}

/**
 * Changes the crafts that take or make an item, as an edit of each would: the version increases, so that open editors
 * notice, and the history records what changed.
 */
export async function editCraftsOf(
  tx: Transaction,
  userId: number,
  itemId: number,
  edit: () => Promise<unknown>,
): Promise<void> {
  const taking = tx
    .select({ craft_id: craftIngredients.craft_id })
    .from(craftIngredients)
    .where(eq(craftIngredients.item_id, itemId));
  const concerned = await tx
    .select({ craft_id: crafts.craft_id })
    .from(crafts)
    .where(or(eq(crafts.stock_id, itemId), inArray(crafts.craft_id, taking)));
  const ids = concerned.map(({ craft_id }) => craft_id);
  if (ids.length === 0) return;
  const before = await craftsIn(tx, ids);
  await edit();
  const after = await craftsIn(tx, ids);
  const edited = await tx
    .update(crafts)
    .set({ version: sql`${crafts.version} + 1`, last_update: sql`now()` })
    .where(inArray(crafts.craft_id, ids))
    .returning({ craft_id: crafts.craft_id, record_id: crafts.record_id });
  await remember(
    tx,
    'craft',
    userId,
    edited.map(({ craft_id, record_id }) => ({
      record_id,
      action: 'changed' as const,
      changes: differences(before.get(craft_id) ?? {}, after.get(craft_id) ?? {}),
    })),
  );
}
