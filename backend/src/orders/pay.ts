import { inArray, sql } from 'drizzle-orm';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { groupBy } from '@/lib/domain/group-by';
import { addQuantity, valueOf } from '@/lib/domain/stock-ledger';
import { insertRows } from '../db/insert-rows';
import { dishIngredients, menuItems, orderLines, orders } from '../db/schema';
import { post } from '../funds/ledger';
import type { Transaction } from '../http/command';
import { openLedger, type StockLedger } from '../stock/ledger';

/** An order as the till pays it. Quantities are pieces; the discount is what the card gives, in percent. */
export interface PaidOrder {
  readonly place_id: number;
  readonly table: string;
  readonly opened_time: Date;
  readonly paid_time: Date;
  readonly cashier_id: number | null;
  readonly discount_percent: number;
  readonly lines: readonly { readonly menu_id: number; readonly quantity: number }[];
  /** What of the sum is paid by card; the rest is cash. */
  readonly cardShare: (paidsum: number) => number;
}

type Dish = Pick<typeof menuItems.$inferSelect, 'name' | 'retail_price' | 'max_discount'>;
type Line = typeof orderLines.$inferInsert;

/** Names, prices and recipes of the dishes that the orders hold. @throws ProblemError 2 for what is no dish. */
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
  if (missing !== undefined) throw new ProblemError(CODE.notFound, `No such dish: ${missing}`, 'menu_id');
  return { dishes, recipes: groupBy(recipes, ({ menu_id }) => menu_id) };
}

const percentOf = (satang: number, percent: number): number =>
  Math.round((satang * Math.round(percent * 100)) / 10_000);

/** What a position took of the stock, at the prices of this moment. */
function usageOf(recipe: readonly (typeof dishIngredients.$inferSelect)[], pieces: number, ledger: StockLedger) {
  return recipe.map(({ item_id, item_quantity }) => {
    const quantity = Math.round(item_quantity * pieces * 1000) / 1000;
    return [item_id, quantity, valueOf(quantity, ledger.holding(item_id).price)] as const;
  });
}

/** An order takes each ingredient once, however many of its positions hold it. */
function takeFromStock(ledger: StockLedger, lines: readonly Line[], order: PaidOrder, order_number: number): void {
  const taken = new Map<number, { quantity: number; amount: number }>();
  for (const [item_id, quantity, amount] of lines.flatMap(({ ingredients }) => ingredients)) {
    const before = taken.get(item_id) ?? { quantity: 0, amount: 0 };
    taken.set(item_id, { quantity: addQuantity(before.quantity, quantity), amount: before.amount + amount });
  }
  for (const [item_id, { quantity, amount }] of taken) {
    const columns = { order_number, user_id: order.cashier_id, stock_story_time: order.paid_time };
    ledger.move({ item_id, kind: 'order', quantity: -quantity, amount, ...columns });
  }
}

/**
 * Pays orders in their order: positions with price, discount and cost at this moment, the stock they take and the
 * money they bring, all in the caller's transaction. A discount goes no further than a dish allows.
 * @returns the order numbers
 */
export async function payOrders(tx: Transaction, paid: readonly PaidOrder[]): Promise<number[]> {
  if (paid.length === 0) return [];
  const menuIds = [...new Set(paid.flatMap(({ lines }) => lines.map(({ menu_id }) => menu_id)))];
  const { dishes, recipes } = await readDishes(tx, menuIds);
  const ledger = await openLedger(
    tx,
    [...recipes.values()].flat().map(({ item_id }) => item_id),
  );
  const reserved = await tx.execute<{ order_number: number }>(sql`
    select nextval(pg_get_serial_sequence('orders', 'order_number'))::int as order_number
    from generate_series(1, ${paid.length}::int)`);
  const numbers = reserved.rows.map(({ order_number }) => order_number);

  const allLines: Line[] = [];
  const rows = paid.map((order, index) => {
    const order_number = numbers[index] ?? 0;
    const lines = order.lines.map(({ menu_id, quantity }, line): Line => {
      const dish = dishes.get(menu_id);
      if (!dish) throw new Error('A dish was read and is not there');
      const price = Math.round(dish.retail_price * quantity);
      const discount = percentOf(price, Math.min(order.discount_percent, dish.max_discount));
      const ingredients = usageOf(recipes.get(menu_id) ?? [], quantity, ledger);
      const cost = ingredients.reduce((sum, [, , value]) => sum + value, 0);
      const sums = { price, discount, paidsum: price - discount, cost };
      return { order_number, line: line + 1, menu_id, menu_name: dish.name, quantity, ...sums, ingredients };
    });
    allLines.push(...lines);
    takeFromStock(ledger, lines, order, order_number);
    const total_price = lines.reduce((sum, { price }) => sum + price, 0);
    const discount = lines.reduce((sum, line) => sum + line.discount, 0);
    const paidsum = total_price - discount;
    const paid_card = order.cardShare(paidsum);
    const { place_id, table, opened_time, paid_time, cashier_id, discount_percent } = order;
    const sums = { total_price, discount, discount_percent, paidsum, paid_card, paid_cash: paidsum - paid_card };
    return { order_number, place_id, table, opened_time, paid_time, cashier_id, ...sums };
  });
  const entries = await post(
    tx,
    rows.map(({ order_number, cashier_id, paid_time, paid_cash, paid_card, paidsum }) => ({
      kind: 'order',
      description: String(order_number),
      user_id: cashier_id,
      entry_time: paid_time,
      postings: [
        { account: 'cashier' as const, amount: paid_cash },
        { account: 'bank' as const, amount: paid_card },
        { account: 'sales' as const, amount: -paidsum },
      ],
    })),
  );
  await insertRows(
    tx,
    orders,
    rows.map((row, index) => ({ ...row, entry_id: entries[index] ?? null })),
  );
  await insertRows(tx, orderLines, allLines);
  await ledger.write();
  return numbers;
}
