import type { Transaction } from '@/backend/src/db/open';
import { dishIngredients, menuItems } from '@/backend/src/db/schema';
import { inBooks } from '@/backend/src/http/command';
import { post } from '@/backend/src/ledger/funds/ledger';
import { payOrder, type PaidOrder } from '@/backend/src/sections/orders/pay';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import type { InputOf } from '@/lib/contract/endpoint';
import { getExpense, listExpenses, type Expense } from '@/lib/sections/expenses/contract';
import { codeOf, askingBy, signedIn, told } from '../../support/ask';
import { deliveryOf, fillStock } from '../../support/stock';
import { browserOf, openStack } from '../../support/stack';
import { give, held, ZONE } from '../money/money';
import { paidAt } from '../orders/venue';
import { forFile } from '../../support/for-file';

export { ZONE };
export const RUM = 201;
export const LIME = 204;
export const DAIQUIRI = 901;
const ALL = { period_id: 4, report_type: 2, page: 1, count: 1000 } as const;

/** Code and key of a refusal; null for success. */
const refused = (asked: Promise<unknown>) => told(asked, ['code', 'key']);

/** A venue with rum and limes, a dish made of both, 100,000 baht in the safe and 10,000 in each of the others. */
export async function openMoney(env: Readonly<Record<string, string>> = {}) {
  const stack = await openStack(env);
  const { database } = stack;
  const { db } = database;
  await fillStock(database, [
    { item_id: RUM, is_file: true, name: 'Ром', measure_id: 3, quantity: 100, stock_price: 500_00, category_id: 16 },
    { item_id: LIME, is_file: true, name: 'Лайм', measure_id: 2, quantity: 1000, stock_price: 5_00 },
  ]);
  await db.insert(menuItems).values({ item_id: DAIQUIRI, is_file: true, name: 'Дайкири', retail_price: 250_00 });
  const takes = (item_id: number, item_quantity: number) => ({ menu_id: DAIQUIRI, item_id, item_quantity });
  await db.insert(dishIngredients).values([takes(RUM, 0.04), takes(LIME, 1)]);
  /** Runs work as a command does, without HTTP. */
  const book = <T>(work: (tx: Transaction) => Promise<T>) => inBooks(db, work);
  await give(stack, { cashier: 10_000_00, safe: 100_000_00, bank: 10_000_00 });
  const admin = browserOf();
  await stack.addPerson('manager', 'ExpensesView', 'ExpensesDelete', 'CancelOrder');
  await stack.addPerson('clerk', 'ExpensesView', 'ExpensesDelete');
  await stack.addPerson('reader', 'ExpensesView');
  await stack.addPerson('outsider', 'MenuView');

  const ask = askingBy(admin);
  const list = (filter: Partial<InputOf<typeof listExpenses>['body']> = {}) =>
    ask(listExpenses, { body: { ...ALL, ...filter } });
  const row = (id: number) => ask(getExpense, { params: { id } });
  /** The row booked last, whatever its time. */
  const newest = async (): Promise<Expense> => row(await database.value`select max(expense_id) from expenses`);
  return {
    ...stack,
    admin,
    ask,
    list,
    newest,
    book,
    signedIn: (login: string) => signedIn(login),
    row,
    code: codeOf,
    refused,
    /** Outcomes of calls sent at once, sorted. */
    outcomes: async (...calls: Promise<unknown>[]) =>
      (await Promise.all(calls.map(refused))).toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    /** Pays two daiquiris (500 baht) in cash; `card` satang are paid by card. */
    pay: async (paid: Partial<PaidOrder> & { card?: number } = {}) => {
      const { card = 0, ...rest } = paid;
      const when = { opened_time: new Date(), paid_time: new Date() };
      const about = { cashier_id: 1, ...when, lines: [{ menu_id: DAIQUIRI, quantity: 2 }] };
      const order = paidAt('2026-01-01T12:00', { ...about, cardShare: (sum) => Math.min(card, sum), ...rest });
      const { order_number } = await book((tx) => payOrder(tx, order, ZONE));
      return { ...(await newest()), order_number };
    },
    /** Books a delivery; quantities and prices in baht per measure. */
    deliver: (lines: readonly [item: number, quantity: number, price: number][], flags: object = {}) => {
      const items = lines.map(([item_id, quantity, price]) => ({ item_id, quantity, price }));
      return book((tx) =>
        receiveDelivery(tx, { user_id: 1, ...deliveryOf(items, { use_own_funds: false, ...flags }).body }),
      );
    },
    /** Books a service for `price` satang, paid from the safe or by the owner. */
    serve: async (price: number, columns: object = {}, rest: { own?: boolean; time?: Date } = {}) => {
      const postings = [
        { account: rest.own ? ('owner' as const) : ('safe' as const), amount: -price },
        { account: 'expenses' as const, amount: price },
      ];
      const expenses = [{ flow: 'outcome' as const, name: 'Лёд', category_id: 16, cost: -price, ...columns }];
      const about = { kind: 'service', description: '', user_id: 1, entry_time: rest.time } as const;
      await book((tx) => post(tx, [{ ...about, postings, expenses }]));
      return newest();
    },
    balances: () => held(stack),
    /** Balance of the safe, in baht. */
    safe: async () => (await held(stack)).safe / 100,
    holding: async (item: number) =>
      (
        await database.rows<{ quantity: number; stock_price: number }>`
          select quantity::float8, stock_price::float8 from stock_items where item_id = ${item}`
      )[0],
  };
}

/** Calls `openMoney` once, for all tests of a file. */
export const startMoney = forFile(openMoney);

export type Money = Awaited<ReturnType<typeof openMoney>>;
