import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import { foodCost, HIGH_FOOD_COST, sumsBelow } from '@/lib/domain/food-cost';
import { toSatang } from '@/lib/domain/money';
import { isCostUnknown, marginCost } from '@/lib/domain/todays-cost';

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

/** Price and cost by today's prices of a dish with both. */
function dishFigures(dish: MenuRow) {
  const cost = dish.is_file ? marginCost(dish) : undefined;
  if (!dish.is_file || cost === undefined || dishFoodCost(dish) === undefined) return undefined;
  return { price: toSatang(dish.retail_price), cost: toSatang(cost) };
}

/** Food cost of all dishes below each folder. */
export function foodCostBelow(
  rows: readonly MenuRow[],
  byId: ReadonlyMap<number, MenuRow>,
): ReadonlyMap<number, number | undefined> {
  const sums = sumsBelow(rows, byId, dishFigures);
  return new Map([...sums].map(([id, { cost, price }]) => [id, foodCost(cost, price)]));
}
