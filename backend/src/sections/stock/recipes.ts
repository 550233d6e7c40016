import { sql, type SQL } from 'drizzle-orm';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { readRows } from '../../db/rows';

/** Kind of record with a recipe: dishes or crafts. */
interface Recipes {
  readonly entity: 'menu' | 'craft';
  readonly table: SQL;
  /** Column of the record's id. */
  readonly key: SQL;
  /** Query for the ids of the records that use or produce an item. */
  readonly concerned: (itemId: number) => SQL;
  /** Query for all recipes: `id`, and `shown`, their form in the history. */
  readonly recipes: SQL;
}

const LINE = sql`json_build_object('item_id', l.item_id, 'item_quantity', l.item_quantity)`;

/** Dishes that use an item. */
export const DISHES: Recipes = {
  entity: 'menu',
  table: sql`menu_items`,
  key: sql`item_id`,
  concerned: (itemId) => sql`select menu_id as id from dish_ingredients where item_id = ${itemId}`,
  recipes: sql`
    select menu_id as id, json_build_object('ingredients', json_agg(${LINE} order by l.item_id)) as shown
    from dish_ingredients l group by menu_id`,
};

/** Crafts that use or produce an item. */
export const CRAFTS: Recipes = {
  entity: 'craft',
  table: sql`crafts`,
  key: sql`craft_id`,
  concerned: (itemId) => sql`
    select craft_id as id from craft_ingredients where item_id = ${itemId}
    union select craft_id from crafts where stock_id = ${itemId}`,
  recipes: sql`
    select c.craft_id as id, json_build_object('product', json_build_object('item_id', c.stock_id, 'name', i.name),
      'output_quantity', c.output_quantity, 'portion_quantity', c.portion_quantity, 'ingredients', coalesce((
        select json_agg(${LINE} order by l.position, l.item_id) from craft_ingredients l where l.craft_id = c.craft_id
      ), '[]')) as shown
    from crafts c join stock_items i on i.item_id = c.stock_id`,
};

/**
 * Changes all recipes that use or produce an item. The version of each increases, so that open editors notice, and the
 * history records it before and after.
 */
export async function editRecipes(
  tx: Transaction,
  userId: number,
  { entity, table, key, concerned, recipes }: Recipes,
  itemId: number,
  edit: () => Promise<unknown>,
): Promise<void> {
  const ids = (await readRows<{ id: number }>(tx)`${concerned(itemId)}`).map(({ id }) => id);
  if (ids.length === 0) return;
  const read = async () => {
    const rows = await readRows<{ id: number; shown: Readonly<Record<string, unknown>> }>(tx)`
      select id, shown from (${recipes}) r where id in ${ids}`;
    return new Map(rows.map(({ id, shown }) => [id, shown]));
  };
  const before = await read();
  await edit();
  const after = await read();
  const edited = await readRows<{ id: number; record_id: number }>(tx)`
    update ${table} set version = version + 1, last_update = now() where ${key} in ${ids}
    returning ${key} as id, record_id`;
  await remember(
    tx,
    entity,
    userId,
    edited.map(({ id, record_id }) => ({
      record_id,
      action: 'changed' as const,
      changes: differences(before.get(id) ?? {}, after.get(id) ?? {}),
    })),
  );
}
