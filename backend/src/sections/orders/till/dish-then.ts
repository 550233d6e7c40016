import { eq } from 'drizzle-orm';
import { valueThen } from '@/backend/src/db/history';
import type { Transaction } from '@/backend/src/db/open';
import { menuItems } from '@/backend/src/db/schema';
import { refusal } from '@/lib/contract/refusals';
import { toSatang } from '@/lib/domain/money';

interface Dish {
  /** In satang. */
  readonly retail_price: number;
  readonly open_price: boolean;
}

/**
 * A dish as on the menu at a moment: a till may send an order later, when the price has changed already.
 * @throws ProblemError 2 for a dish that did not exist at that time; one that went off sale since is accepted
 */
async function dishThen(tx: Transaction, menuId: number, time: Date): Promise<Dish> {
  const [dish] = await tx.select().from(menuItems).where(eq(menuItems.item_id, menuId));
  if (!dish?.is_file || (dish.removed_at && dish.removed_at <= time)) throw refusal('noSuchDish', 'menu_id');
  if (dish.last_update <= time) return dish;
  const changed = (field: keyof Dish) => valueThen(tx, 'menu', dish.record_id, field, time);
  const [price, asked] = [await changed('retail_price'), await changed('open_price')];
  return {
    retail_price: typeof price === 'number' ? toSatang(price) : dish.retail_price,
    open_price: typeof asked === 'boolean' ? asked : dish.open_price,
  };
}

/**
 * Price of a piece added at a moment, in satang: the dish's of that moment, or `asked` in baht where the till asks.
 * @throws ProblemError 2 for a dish that did not exist then, 1 without the price of an open-price dish, or with another's
 */
export async function priceThen(
  tx: Transaction,
  menuId: number,
  time: Date,
  asked: number | undefined,
): Promise<number> {
  const { open_price, retail_price } = await dishThen(tx, menuId, time);
  if (open_price && asked === undefined) throw refusal('priceAsked', 'price');
  if (!open_price && asked !== undefined) throw refusal('priceFixed', 'price');
  return asked === undefined ? retail_price : toSatang(asked);
}
