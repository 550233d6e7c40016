import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { foodCost, HIGH_FOOD_COST, sumsBelow } from './food-cost';
import { toSatang } from './money';
import { SOON } from './stock-days';
import { heldOf } from './holding';
import { isCostUnknown, marginCost } from './todays-cost';

const ON = 1;

/** A dish that is on sale and has a defect. */
const onSale = (isDefect: (dish: MenuDishRow) => boolean) => (row: MenuRow) =>
  row.is_file && row.status === ON && isDefect(row);

/**
 * Food cost of a dish by today's prices as a percentage, that of the known part where a part has no known cost; undefined
 * without recipe, price, or the right to see it.
 */
export function dishFoodCost(dish: MenuDishRow): number | undefined {
  const cost = marginCost(dish) ?? dish.prime_cost;
  return dish.valid_ingredients && cost !== undefined ? foodCost(cost, dish.retail_price) : undefined;
}

/** Dishes of each flat list of the whole menu. */
export const MENU_VIEWS = {
  all: () => true,
  recipe: onSale((dish) => !dish.valid_ingredients),
  photo: onSale((dish) => !dish.has_photo),
  cost: onSale((dish) => (dishFoodCost(dish) ?? 0) >= HIGH_FOOD_COST),
  unknown: onSale(isCostUnknown),
} as const satisfies Readonly<Record<string, (row: MenuRow) => boolean>>;

/** Days left by item; undefined where the server does not know them, or for an item whose days are hidden. */
export type Days = ReadonlyMap<number, number | undefined> | undefined;

/** Whether an item runs out soon; without known sales, whether nothing is left. */
const isLow = ({ item_id, quantity }: StockItemRow, days: Days): boolean =>
  days ? (days.get(item_id) ?? SOON) < SOON : quantity !== undefined && quantity <= 0;

/** Items of each flat list of the whole stock. */
export const STOCK_VIEWS = {
  all: () => true,
  low: (row, days) => row.is_file && !row.status && isLow(row, days),
  negative: (row) => row.is_file && (row.quantity ?? 0) < 0,
} as const satisfies Readonly<Record<string, (row: StockRow, days: Days) => boolean>>;

type ById<Row> = ReadonlyMap<number, Row>;

/** Price and cost by today's prices of a dish with both. */
function dishFigures(dish: MenuRow) {
  const cost = dish.is_file ? marginCost(dish) : undefined;
  if (!dish.is_file || cost === undefined || dishFoodCost(dish) === undefined) return undefined;
  return { price: toSatang(dish.retail_price), cost: toSatang(cost) };
}

/** Food cost of all dishes below each folder. */
export function foodCostBelow(rows: readonly MenuRow[], byId: ById<MenuRow>): ReadonlyMap<number, number | undefined> {
  const sums = sumsBelow(rows, byId, dishFigures);
  return new Map([...sums].map(([id, { cost, price }]) => [id, foodCost(cost, price)]));
}

/** Value of an item in satang, undefined where quantities are hidden, never below 0. */
export function itemValue(item: StockItemRow): number | undefined {
  if (item.quantity === undefined || item.stock_price === undefined) return undefined;
  return Math.max(heldOf(item).value, 0);
}

/** Value in satang of all items below each folder. */
export function valueBelow(rows: readonly StockRow[], byId: ById<StockRow>): ReadonlyMap<number, number> {
  const sums = sumsBelow(rows, byId, (row: StockRow) => {
    const value = row.is_file ? itemValue(row) : undefined;
    return value === undefined ? undefined : { value };
  });
  return new Map([...sums].map(([id, { value }]) => [id, value]));
}
