import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import * as schema from '@/backend/src/db/schema';
import { takeOrderNumbers } from '@/backend/src/ledger/sales/order-numbers';
import { payOrder, type PaidOrder } from '@/backend/src/sections/orders/pay';
import { rollUp } from '@/backend/src/ledger/sales/roll-up';
import { removeExpense } from '@/backend/src/sections/expenses/remove';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { readSettings, specialLoginsOf } from '@/lib/env';
import type { TestDatabase } from '../../support/database';
import { fillStock } from '../../support/stock';

export const ZONE = 'Asia/Bangkok';
/** A moment of the venue's clock. */
export const at = (text: string): Date => new Date(`${text}:00+07:00`);
export const seconds = (text: string): number => at(text).getTime() / 1000;

export const BEER = 21;
export const SONG = 22;

/** A bar that sells beer (alcohol) and songs (no stock). */
export async function openBar(database: Database): Promise<void> {
  const { db } = database;
  await db.insert(schema.expenseCategories).values({ category_id: 101, name: 'Пиво', group_id: 1, alcohol: true });
  await fillStock(database, [
    { item_id: 1, is_file: true, name: 'Кег', measure_id: 3, quantity: 100, stock_price: 9000, category_id: 101 },
  ]);
  await db.insert(schema.menuItems).values([
    { item_id: BEER, is_file: true, name: 'Чанг', retail_price: 10_000, max_discount: 20 },
    { item_id: SONG, is_file: true, name: 'Песня', retail_price: 5000, max_discount: 20 },
  ]);
  await db.insert(schema.dishIngredients).values({ menu_id: BEER, item_id: 1, item_quantity: 0.5 });
}

export function paidAt(time: string | Date, rest: Partial<PaidOrder> = {}): PaidOrder {
  const moment = typeof time === 'string' ? at(time) : time;
  const about = { place_id: 16, table: '7', cashier_id: null, discount_percent: 0, cardShare: () => 0 };
  return { ...about, opened_time: moment, paid_time: moment, lines: [{ menu_id: BEER, quantity: 1 }], ...rest };
}

export const byCard = { cardShare: (paidsum: number) => paidsum };

export const pay = (database: Database, ...paid: PaidOrder[]): Promise<number[]> =>
  database.db.transaction(async (tx) => {
    const numbers: number[] = [];
    for (const order of paid) numbers.push((await payOrder(tx, order, ZONE)).order_number);
    return numbers;
  });

/** An imported order: it touched neither cashbox nor stock. */
export async function importOrder(
  database: Database,
  time: string,
  satang: number,
  rest: Partial<typeof schema.orders.$inferInsert> = {},
): Promise<number> {
  const sums = { total_price: satang, discount: 0, paidsum: satang, paid_cash: satang, paid_card: 0 };
  const when = { opened_time: at(time), paid_time: at(time) };
  return database.db.transaction(async (tx) => {
    const about = { place_id: 16, table: '', discount_percent: 0, source: 'loyverse', cashier_name: 'Noi' };
    const [order_number = 0] = await takeOrderNumbers(tx, 1);
    await tx.insert(schema.orders).values({ order_number, ...about, ...when, ...sums, ...rest });
    const source = rest.source ?? about.source;
    await tx.insert(schema.orderImportLinks).values({ source, external_id: String(order_number), order_number });
    const line = { order_number, line: 1, menu_id: BEER, menu_name: 'Чанг', type: 0, quantity: 1, cost: 0 };
    const paid = { price: satang, discount: 0, paidsum: satang, ingredients: [] };
    await tx.insert(schema.orderLines).values({ ...line, ...paid });
    await rollUp(tx, [order_number], ZONE);
    return order_number;
  });
}

/** Marks an order as taken back, as lists and receipts see it. */
export const cancel = (database: Database, orderNumber: number, by: number): Promise<unknown> =>
  database.db.transaction(async (tx) => {
    await tx.execute(
      sql`update orders set cancelled_at = now(), cancelled_by = ${by} where order_number = ${orderNumber}`,
    );
    await rollUp(tx, [orderNumber], ZONE, -1);
  });

/** Id of the expense of an order, or of the latest expense. */
export async function expenseOf({ db }: Pick<Database, 'db'>, order?: number): Promise<number> {
  const which = order === undefined ? undefined : eq(schema.expenses.order_number, order);
  const [row] = await db.select().from(schema.expenses).where(which).orderBy(desc(schema.expenses.expense_id)).limit(1);
  if (!row) throw new Error('There is no such expense');
  return row.expense_id;
}

/** The admin takes an expense back, and its order. */
export const takeBack = ({ db }: Pick<Database, 'db'>, expense_id: number, zone = ZONE): Promise<unknown> =>
  db.transaction((tx) =>
    removeExpense(tx, expense_id, {
      caller: { user_id: 1, login: 'admin', permissions: MAX_PERMISSION },
      special: specialLoginsOf(readSettings({})),
      zone,
    }),
  );

/** Guests who sat for two hours, the last of them with an agent. @returns the session's number */
export async function seat(database: Database): Promise<number> {
  const { db } = database;
  const { agent_id } = (await db.insert(schema.agents).values({ first_name: 'Lin' }).returning())[0]!;
  const sat = { place_id: 16, table: '7', start_time: at('2026-03-02T20:00'), end_time: at('2026-03-02T22:00') };
  const { session_id } = (await db.insert(schema.guestSessions).values(sat).returning())[0]!;
  await db
    .insert(schema.sessionAgents)
    .values({ session_id, agent_id, start_time: at('2026-03-02T21:00'), end_time: null });
  return session_id;
}

export const userId = (database: TestDatabase, login: string) =>
  database.value`select user_id from users where login = ${login}`;
