import { inArray } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { groupBy } from '@/lib/domain/group-by';
import { addQuantity } from '@/lib/domain/exact';
import { insertRows } from '../../db/insert-rows';
import type { Transaction } from '../../db/open';
import { dishIngredients, menuItems, orderLines, orders } from '../../db/schema';
import { post, type FundEntry } from '../../ledger/funds/ledger';
import { earnBonuses } from '../../ledger/sales/earn-bonuses';
import { takeOrderNumbers } from '../../ledger/sales/order-numbers';
import { rollUp } from '../../ledger/sales/roll-up';
import { roundingEntry } from '../../ledger/sales/round-cash';
import { openLedger, type StockLedger } from '../../ledger/stock/ledger';

interface Position {
  readonly menu_id: number;
  readonly quantity: number;
  /** Price of a piece in satang; by default the menu's present one. */
  readonly price?: number | undefined;
}

/** An order as the till pays it. Quantities are pieces; the discount is the card's, in percent. */
export interface PaidOrder {
  readonly place_id: number;
  readonly table: string;
  readonly opened_time: Date;
  readonly paid_time: Date;
  readonly cashier_id: number | null;
  readonly discount_percent: number;
  readonly lines: readonly Position[];
  /** Part of the sum paid by card; the rest is cash. */
  readonly cardShare: (paidsum: number) => number;
  /** When money and stock are booked, if later than the payment: a till may send its queue in the morning. */
  readonly booked_time?: Date | undefined;
  readonly card_id?: number | null;
  /** Card number as the till read it. */
  readonly discount_card?: string;
  readonly promo?: boolean;
  readonly session_id?: number | null;
  readonly delivery_partner?: string;
}

type Dish = Pick<typeof menuItems.$inferSelect, 'name' | 'type' | 'retail_price' | 'max_discount' | 'cashback'>;
type Line = typeof orderLines.$inferInsert;

/** Names, prices and recipes of the dishes in the orders. @throws ProblemError 2 for an unknown dish */
async function readDishes(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(menuItems)
    .where(inArray(menuItems.item_id, [...ids]));
  const recipes = await tx
    .select()
    .from(dishIngredients)
    .where(inArray(dishIngredients.menu_id, [...ids]));
  const dishes = new Map<number, Dish>(rows.filter(({ is_file }) => is_file).map((row) => [row.item_id, row]));
  const missing = ids.find((id) => !dishes.has(id));
  if (missing !== undefined) throw refusal('unknownDish', 'menu_id', { id: missing });
  return { dishes, recipes: groupBy(recipes, ({ menu_id }) => menu_id) };
}

const percentOf = (satang: number, percent: number): number =>
  Math.round((satang * Math.round(percent * 100)) / 10_000);

/** Discount of a position: at most what the dish allows, except a card of 100 %, which pays everything. */
const granted = (percent: number, { max_discount }: Dish): number =>
  percent === 100 ? percent : Math.min(percent, max_discount);

type Recipe = readonly (typeof dishIngredients.$inferSelect)[];

/** Quantity of each item that earlier positions of an order take. */
type Drawn = Map<number, number>;

/** Items that a position takes, each with its quantity and value, after earlier positions have taken theirs. */
function usageOf(recipe: Recipe, pieces: number, ledger: StockLedger, drawn: Drawn) {
  return recipe.map(({ item_id, item_quantity }) => {
    const quantity = Math.round(item_quantity * pieces * 1000) / 1000;
    const before = drawn.get(item_id) ?? 0;
    const after = addQuantity(before, quantity);
    drawn.set(item_id, after);
    return [item_id, quantity, ledger.valueOf(item_id, after) - ledger.valueOf(item_id, before)] as const;
  });
}

const bookedAt = ({ paid_time, booked_time = paid_time }: PaidOrder): Date => booked_time;

/** Takes each ingredient of an order once, however many positions need it. */
function takeFromStock(ledger: StockLedger, drawn: Drawn, order: PaidOrder, order_number: number): void {
  const columns = { order_number, user_id: order.cashier_id, stock_story_time: bookedAt(order) };
  for (const [item_id, quantity] of drawn) ledger.move({ item_id, kind: 'order', quantity: -quantity, ...columns });
}

/** A priced order, written once its fund entry has a number. */
export interface Receipt {
  readonly order: typeof orders.$inferInsert;
  readonly lines: readonly Line[];
  readonly entry: FundEntry;
}

export interface Till {
  /** Items that the dishes take; the ledger must be open for these. */
  readonly itemIds: readonly number[];
  /** Prices an order and books its stock in the ledger. */
  ring(order: PaidOrder, order_number: number, ledger: StockLedger): Receipt;
}

/** Opens the till for some dishes. @throws ProblemError 2 for an unknown dish */
export async function openTill(tx: Transaction, menuIds: Iterable<number>): Promise<Till> {
  const { dishes, recipes } = await readDishes(tx, [...new Set(menuIds)]);

  const positionOf = ({ menu_id, quantity, ...told }: Position, percent: number, ledger: StockLedger, drawn: Drawn) => {
    const dish = dishes.get(menu_id);
    if (!dish) throw new Error(`The till was not opened for dish ${menu_id}`);
    const price = Math.round((told.price ?? dish.retail_price) * quantity);
    const discount = percentOf(price, granted(percent, dish));
    const ingredients = usageOf(recipes.get(menu_id) ?? [], quantity, ledger, drawn);
    const cost = ingredients.reduce((sum, [, , value]) => sum + value, 0);
    const cashback = Math.round(dish.cashback * quantity);
    const sums = { quantity, price, discount, paidsum: price - discount, cost, cashback };
    return { menu_id, menu_name: dish.name, type: dish.type, ...sums, ingredients };
  };

  return {
    itemIds: [...recipes.values()].flat().map(({ item_id }) => item_id),
    ring: (paid, order_number, ledger) => {
      const drawn: Drawn = new Map();
      const lines = paid.lines.map((position, index) => ({
        order_number,
        line: index + 1,
        ...positionOf(position, paid.discount_percent, ledger, drawn),
      }));
      takeFromStock(ledger, drawn, paid, order_number);
      const total_price = lines.reduce((sum, { price }) => sum + price, 0);
      const discount = lines.reduce((sum, line) => sum + line.discount, 0);
      const paidsum = total_price - discount;
      const paid_card = paid.cardShare(paidsum);
      const paid_cash = paidsum - paid_card;
      const { place_id, table, opened_time, paid_time, cashier_id, discount_percent } = paid;
      const about = { order_number, place_id, table, opened_time, paid_time, cashier_id, discount_percent };
      const { card_id = null, discount_card = '', promo = false, session_id = null, delivery_partner = '' } = paid;
      const guest = { card_id, discount_card, promo, session_id, delivery_partner };
      return {
        order: { ...about, ...guest, total_price, discount, paidsum, paid_card, paid_cash },
        lines,
        entry: {
          kind: 'order',
          description: String(order_number),
          user_id: cashier_id,
          entry_time: bookedAt(paid),
          postings: [
            { account: 'cashier', amount: paid_cash },
            { account: 'bank', amount: paid_card },
            { account: 'sales', amount: -paidsum },
          ],
          expenses: [{ flow: 'income', cost: paidsum, order_number }],
        },
      };
    },
  };
}

/** Writes posted orders, what agents earn by them, and rolls them up. `entryIds` are their entries, in the same order. */
export async function writeReceipts(
  tx: Transaction,
  receipts: readonly Receipt[],
  entryIds: readonly number[],
  zone: string,
): Promise<void> {
  const rows = receipts.map(({ order }, index) => ({ ...order, entry_id: entryIds[index] ?? null }));
  await insertRows(tx, orders, rows);
  await insertRows(
    tx,
    orderLines,
    receipts.flatMap(({ lines }) => lines),
  );
  const numbers = receipts.map(({ order }) => order.order_number);
  const seated = receipts.filter(({ order }) => order.session_id != null);
  await earnBonuses(
    tx,
    seated.map(({ order }) => order.order_number),
  );
  await rollUp(tx, numbers, zone);
}

/**
 * Pays an order: its positions at their price, the discount and cost of this moment, the stock they take and the money
 * they bring, all in the caller's transaction. Rolls sales up by business day in `zone`, the venue's. Cash is rounded to
 * multiples of `step` satang, by an entry of its own.
 * @returns the order as it was written
 */
export async function payOrder(tx: Transaction, paid: PaidOrder, zone: string, step = 0) {
  const till = await openTill(
    tx,
    paid.lines.map(({ menu_id }) => menu_id),
  );
  const ledger = await openLedger(tx, till.itemIds);
  const [order_number = 0] = await takeOrderNumbers(tx, 1);
  const receipt = till.ring(paid, order_number, ledger);
  const rounded = roundingEntry(receipt.order, step, receipt.entry);
  const entries = rounded ? [receipt.entry, rounded.entry] : [receipt.entry];
  const [entryId = 0, rounding_entry_id = null] = await post(tx, entries);
  const order = { ...receipt.order, rounding: rounded?.rounding ?? 0, rounding_entry_id };
  await writeReceipts(tx, [{ ...receipt, order }], [entryId], zone);
  await ledger.write();
  return order;
}
