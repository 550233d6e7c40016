import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { toBaht, inBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import { dishIngredients, measures, menuItems, orderLines, stockItems } from '../../db/schema';
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
  priority: row.priority === 2 ? (2 as const) : row.priority === 1 ? (1 as const) : (0 as const),
  type: row.type === 1 ? (1 as const) : (0 as const),
  ...inBaht(row, 'retail_price', 'cashback'),
});

const childOf = (folder: number): SQL => (folder === 0 ? isNull(menuItems.parent_id) : eq(menuItems.parent_id, folder));

/** Columns of `itemCosts` as `priced`: satang, and baht per measure by today's prices. */
const prices = {
  booked: sql<number | null>`priced.booked::float8`,
  today: sql<number | null>`${wirePrice(sql`priced.today`)}`,
};

/** The menu as the admin API reads it. Money is satang except where a name says otherwise. */
export const menuRepository = (db: Database['db']) => {
  /** Existing rows that `which` selects, with their costs; only those of the dish `dishId` if given. */
  async function withCosts(which?: SQL, dishId?: number): Promise<MenuItemRow[]> {
    const costs = db.$with('costs').as(
      db
        .select({
          menu_id: sql<number>`menu_id`.as('menu_id'),
          prime_cost: sql<number | null>`prime_cost`.as('prime_cost'),
          today_cost: sql<number | null>`today_cost`.as('today_cost'),
        })
        .from(sql`${dishCosts(dishId)} dish`),
    );
    const rows = await db
      .with(costs)
      .select({ item: menuItems, prime_cost: costs.prime_cost, today_cost: costs.today_cost })
      .from(menuItems)
      .leftJoin(costs, eq(costs.menu_id, menuItems.item_id))
      .where(and(isNull(menuItems.removed_at), which))
      .orderBy(asc(menuItems.item_id));
    return rows.map(({ item, prime_cost, today_cost }) => ({
      ...item,
      prime_cost: prime_cost ?? 0,
      today_cost,
      has_recipe: prime_cost !== null,
    }));
  }

  return {
    /** Folders and dishes; only the dishes in `dishesOf` if given. */
    all: (dishesOf?: number): Promise<MenuItemRow[]> =>
      withCosts(dishesOf === undefined ? undefined : or(eq(menuItems.is_file, false), childOf(dishesOf))),

    /** One dish with its folders; empty when there is no such dish. */
    dishInItsFolders: (dishId: number): Promise<MenuItemRow[]> =>
      withCosts(
        sql`${menuItems.item_id} in (
          with recursive up as (
            select item_id, parent_id from menu_items where item_id = ${dishId} and is_file and removed_at is null
            union
            select p.item_id, p.parent_id from menu_items p join up on p.item_id = up.parent_id
          ) select item_id from up)`,
        dishId,
      ),

    /** Stock items and folders that a recipe may use; prices in baht per measure. */
    async ingredientOptions() {
      const rows = await db
        .select({ stock: stockItems, measure_name: measures.measure_name, ...prices })
        .from(stockItems)
        .leftJoin(measures, eq(measures.measure_id, stockItems.measure_id))
        .leftJoin(sql`${itemCosts()} priced`, sql`priced.item_id = ${stockItems.item_id}`)
        .where(isNull(stockItems.removed_at))
        .orderBy(asc(stockItems.item_id));
      return rows.map(({ stock, measure_name, booked, today }) => ({
        item_id: stock.item_id,
        parent_id: stock.parent_id ?? 0,
        name: stock.name,
        is_file: stock.is_file,
        ...(stock.measure_id !== null && { measure_id: stock.measure_id }),
        ...(measure_name !== null && { measure_name }),
        prime_cost: toBaht(booked ?? 0),
        ...(stock.is_file && { today_price: today }),
      }));
    },

    /** Recipe of one dish; prices in baht per measure. */
    async recipe(dishId: number) {
      const items = sql`select item_id from dish_ingredients where menu_id = ${dishId}`;
      const rows = await db
        .select({
          item_id: stockItems.item_id,
          item_quantity: dishIngredients.item_quantity,
          name: stockItems.name,
          measure_id: measures.measure_id,
          measure_name: measures.measure_name,
          ...prices,
        })
        .from(dishIngredients)
        .innerJoin(stockItems, eq(stockItems.item_id, dishIngredients.item_id))
        .innerJoin(measures, eq(measures.measure_id, stockItems.measure_id))
        .innerJoin(sql`${itemCosts(items)} priced`, sql`priced.item_id = ${stockItems.item_id}`)
        .where(eq(dishIngredients.menu_id, dishId))
        .orderBy(asc(stockItems.item_id));
      return rows.map(({ booked, today, ...line }) => ({
        ...line,
        prime_cost: toBaht(booked ?? 0),
        today_price: today,
      }));
    },

    /** Recipe lines of several dishes in one query. */
    recipeLines: (dishIds: readonly number[]) =>
      db
        .select()
        .from(dishIngredients)
        .where(inArray(dishIngredients.menu_id, [...dishIds]))
        .orderBy(asc(dishIngredients.menu_id), asc(dishIngredients.item_id)),

    async find(itemId: number, kind: { is_file: boolean } | null = null) {
      const [row] = await db
        .select()
        .from(menuItems)
        .where(and(eq(menuItems.item_id, itemId), kind ? eq(menuItems.is_file, kind.is_file) : undefined));
      return row;
    },

    /** Whether a dish has been paid for; its id can no longer change. */
    async wasOrdered(dishId: number): Promise<boolean> {
      const found = await db
        .select({ line: orderLines.line })
        .from(orderLines)
        .where(eq(orderLines.menu_id, dishId))
        .limit(1);
      return found.length > 0;
    },
  };
};
