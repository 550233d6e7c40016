import { groupBy } from '@/lib/domain/group-by';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { CATEGORY } from '../categories';
import type { MenuPlan } from '../plan-menu';
import type { Good, StockPlan } from '../plan-stock';
import { OUT_OF_USE } from '../stock/details';
import type { TradingDay } from './calendar-days';
import { CRAFTS } from './crafts';

/** Average use of stock. */
export interface Usage {
  /** Measures per day of usual demand. */
  rate(itemId: number): number;
  /** Quantity that a batch takes, or a table ordering the same dish three times: the minimum stock. */
  atOnce(itemId: number): number;
  /** Quantity of an item that orders take from a moment to the end. */
  ahead(itemId: number, from: Date): number;
}

const HOUSEHOLD: readonly number[] = [CATEGORY.packaging, CATEGORY.cleaning, CATEGORY.household];

/** Goods used up without being sold: boxes, soap, batteries. The usual stock lasts six weeks. */
export const isHousehold = ({ category, key }: Good): boolean => HOUSEHOLD.includes(category) && !OUT_OF_USE.has(key);
const SIX_WEEKS = 42;

interface Taken {
  readonly time: number;
  readonly quantity: number;
}

function takenBy(orders: readonly PaidOrder[], menu: MenuPlan): ReadonlyMap<number, Taken[]> {
  const recipes = groupBy(menu.recipes, ({ menu_id }) => menu_id);
  const taken = new Map<number, Taken[]>();
  for (const { lines, paid_time } of orders)
    for (const { menu_id, quantity } of lines)
      for (const { item_id, item_quantity } of recipes.get(menu_id) ?? []) {
        const one = { time: paid_time.getTime(), quantity: item_quantity * quantity };
        const list = taken.get(item_id);
        if (list) list.push(one);
        else taken.set(item_id, [one]);
      }
  return taken;
}

const sum = (list: readonly Taken[]): number => list.reduce((total, { quantity }) => total + quantity, 0);

export function usageOf(
  orders: readonly PaidOrder[],
  menu: MenuPlan,
  { goods, ids }: StockPlan,
  days: readonly TradingDay[],
): Usage {
  const taken = takenBy(orders, menu);
  const demand = days.reduce((total, day) => total + day.demand, 0);
  const rates = new Map(Array.from(taken, ([item_id, list]) => [item_id, sum(list) / demand]));
  const add = (item_id: number, rate: number): void => void rates.set(item_id, (rates.get(item_id) ?? 0) + rate);
  const atOnce = new Map<number, number>();
  const take = (item_id: number, quantity: number): void =>
    void atOnce.set(item_id, Math.max(atOnce.get(item_id) ?? 0, quantity));
  for (const { item_id, item_quantity } of menu.recipes) take(item_id, 3 * item_quantity);
  // A product's own use is known before it is spread over its ingredients.
  for (const { product, batch, least, takes, high } of CRAFTS.toReversed()) {
    const batchesADay = (rates.get(ids.get(product) ?? 0) ?? 0) / batch;
    const batches = batchesADay === 0 ? 0 : Math.ceil((high * batchesADay) / least) * least;
    for (const [key, quantity] of Object.entries(takes) as [typeof product, number][]) {
      const item_id = ids.get(key) ?? 0;
      add(item_id, batchesADay * quantity);
      take(item_id, batches * quantity);
    }
  }
  for (const good of goods.filter(isHousehold)) add(good.item_id, good.usual / SIX_WEEKS);
  return {
    rate: (itemId) => rates.get(itemId) ?? 0,
    atOnce: (itemId) => atOnce.get(itemId) ?? 0,
    ahead: (itemId, from) => sum((taken.get(itemId) ?? []).filter(({ time }) => time > from.getTime())),
  };
}
