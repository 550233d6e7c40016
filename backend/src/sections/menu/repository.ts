import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DishIngredient } from '@/lib/sections/menu/contract/menu';
import { inBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { findRow, readRows } from '../../db/rows';
import { dishIngredients, menuItems, orderLines } from '../../db/schema';
import { childOf } from '../../db/tree';
import { dishCosts, itemCosts, wirePrice } from '../../ledger/stock/item-costs';

/** Costs in satang; `today_cost` is null without a recipe and with a part of unknown cost. */
export type MenuItemRow = typeof menuItems.$inferSelect & {
  prime_cost: number;
  today_cost: number | null;
  has_recipe: boolean;
};

/** Columns of a menu item, with wire values. */
export const onWire = <Row extends typeof menuItems.$inferSelect>(row: Row) => ({
  ...row,
  parent_id: row.parent_id ?? 0,
  status: row.status === 0 ? (0 as const) : (1 as const),
  ...inBaht(row, 'retail_price', 'cashback'),
});

/** Existing rows that `which` selects, with their costs in satang; only those of the dish `dishId` if given. */
async function withCosts(db: Queries, which?: SQL, dishId?: number): Promise<MenuItemRow[]> {
  const rows = await db
    .select({
      item: menuItems,
      prime_cost: sql<number | null>`prime_cost`,
      today_cost: sql<number | null>`today_cost`,
    })
    .from(menuItems)
    .leftJoin(sql`${dishCosts(dishId)} dish`, sql`dish.menu_id = ${menuItems.item_id}`)
    .where(and(isNull(menuItems.removed_at), which))
    .orderBy(asc(menuItems.item_id));
  return rows.map(({ item, prime_cost, today_cost }) => ({
    ...item,
    prime_cost: prime_cost ?? 0,
    today_cost,
    has_recipe: prime_cost !== null,
  }));
}

/** All folders, with every dish; with `dishesOf`, only the dishes directly in that folder. */
export const wholeMenu = (db: Queries, dishesOf?: number): Promise<MenuItemRow[]> =>
  withCosts(db, dishesOf === undefined ? undefined : or(eq(menuItems.is_file, false), childOf(menuItems, dishesOf)));

/** One dish with its folders; empty when there is no such dish. */
export const dishInItsFolders = (db: Queries, dishId: number): Promise<MenuItemRow[]> =>
  withCosts(
    db,
    sql`${menuItems.item_id} in (
      with recursive up as (
        select item_id, parent_id from menu_items where item_id = ${dishId} and is_file and removed_at is null
        union
        select p.item_id, p.parent_id from menu_items p join up on p.item_id = up.parent_id
      ) select item_id from up)`,
    dishId,
  );

/** Recipe of one dish; prices in baht per measure. */
export const recipeWithPrices = (db: Queries, dishId: number): Promise<DishIngredient[]> =>
  readRows<DishIngredient>(db, 'prime_cost')`
    select item_id, l.item_quantity::float8 as item_quantity, i.name, measure_id, m.measure_name,
      booked::float8 as prime_cost, ${wirePrice(sql`today`)} as today_price
    from dish_ingredients l join stock_items i using (item_id) join measures m using (measure_id)
    join ${itemCosts(sql`select item_id from dish_ingredients where menu_id = ${dishId}`)} priced using (item_id)
    where l.menu_id = ${dishId} order by item_id`;

/** Recipe lines of several dishes in one query. */
export const recipeLines = (db: Queries, dishIds: readonly number[]) =>
  db
    .select()
    .from(dishIngredients)
    .where(inArray(dishIngredients.menu_id, [...dishIds]))
    .orderBy(asc(dishIngredients.menu_id), asc(dishIngredients.item_id));

/** Row of a dish or folder, removed or not. */
export const findNode = (db: Queries, itemId: number) => findRow(db, menuItems, eq(menuItems.item_id, itemId));

/** Whether a dish has been paid for; its id can no longer change. */
export const wasOrdered = async (db: Queries, dishId: number): Promise<boolean> =>
  (await findRow(db, orderLines, eq(orderLines.menu_id, dishId))) !== undefined;
