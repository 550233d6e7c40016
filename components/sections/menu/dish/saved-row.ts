import type { MenuRow } from '@/lib/sections/menu/contract/menu';
import { discounted, toBaht } from '@/lib/domain/money';
import { exactCost, recipeCost, rounded } from '@/lib/domain/recipe';
import type { Values } from '@/lib/forms/define';
import type { DishFields } from '@/lib/sections/menu/forms';
import { todayPrices, type DraftLine } from '@/lib/forms/recipe';

/** A successful save while the menu is still being reloaded. */
export interface Saved {
  /** Settles when the server's rows have arrived. */
  readonly fresh: Promise<unknown>;
  /** Changes the listed row until then. */
  readonly patch: (row: MenuRow) => MenuRow;
}

/** Values of a dish without errors; `new_item_id` only if it changed. */
export type SavedDish = Omit<Values<DishFields>, 'item_id'> & { readonly item_id?: number };

/** Row of the dish `from` after a save; `lines` have the prices of the ingredients. */
export function savedRow(
  from: number,
  { ingredients, item_id = from, ...dish }: SavedDish,
  lines: readonly DraftLine[],
): Saved['patch'] {
  const amounts = new Map(ingredients.map((line) => [line.item_id, line.item_quantity]));
  const priced = lines.flatMap(({ item_id, prime_cost }) =>
    prime_cost === undefined ? [] : [{ prime_cost, item_quantity: amounts.get(item_id) ?? 0 }],
  );
  const today = todayPrices(lines)?.map((line) => ({ ...line, item_quantity: amounts.get(line.item_id) ?? 0 }));
  const changed = {
    item_id,
    name: dish.name,
    parent_id: dish.parent_id,
    status: dish.status,
    priority: dish.priority,
    type: dish.type,
    cashback: dish.cashback,
    retail_price: dish.retail_price,
    open_price: dish.open_price,
    max_discount: dish.max_discount,
    max_discount_price: discounted(dish.retail_price, dish.max_discount),
    // Without the right to see costs the row has none.
    ...(priced.length === lines.length && { prime_cost: toBaht(recipeCost(priced)) }),
    today_cost: today && toBaht(rounded(exactCost(today))),
    valid_ingredients: lines.length > 0,
    last_update: Math.floor(Date.now() / 1000),
  };
  return (row) => (row.is_file && row.item_id === from ? { ...row, ...changed } : row);
}
