import type { MenuRow } from '@/lib/contract/menu';
import { discounted, toBaht } from '@/lib/domain/money';
import { recipeCost } from '@/lib/domain/recipe';
import type { Values } from '@/lib/forms/define';
import type { DishFields, DraftLine } from '@/lib/forms/menu';

/** A save that has succeeded, while the menu is still being read again. */
export interface Saved {
  /** Settles when the server's own rows have arrived. */
  readonly fresh: Promise<unknown>;
  /** The row that the list shows until then. */
  readonly patch: (row: MenuRow) => MenuRow;
}

/** A dish without errors has a value in every field; a new id only where it was changed. */
export type SavedDish = Omit<Values<DishFields>, 'item_id'> & { readonly item_id?: number };

/** The row of the dish `from` after a save; `lines` have the price of each ingredient. */
export function savedRow(
  from: number,
  { name, status, priority, type, cashback, retail_price, max_discount, ingredients, item_id = from }: SavedDish,
  lines: readonly DraftLine[],
): Saved['patch'] {
  const amounts = new Map(ingredients.map((line) => [line.item_id, line.item_quantity]));
  const priced = lines.map(({ item_id, prime_cost }) => ({ prime_cost, item_quantity: amounts.get(item_id) ?? 0 }));
  const changed = {
    item_id,
    name,
    status,
    priority,
    type,
    cashback,
    retail_price,
    max_discount,
    max_discount_price: discounted(retail_price, max_discount),
    prime_cost: toBaht(recipeCost(priced)),
    valid_ingredients: lines.length > 0,
    last_update: Math.floor(Date.now() / 1000),
  };
  return (row) => (row.is_file && row.item_id === from ? { ...row, ...changed } : row);
}
