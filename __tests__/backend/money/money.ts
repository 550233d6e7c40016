import { asc, desc } from 'drizzle-orm';
import { expenses, FUNDS, fundBalances, menuItems } from '@/backend/src/db/schema';
import type { Database } from '@/backend/src/db/open';
import { post, type FundAccount } from '@/backend/src/ledger/funds/ledger';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { problemOf } from '@/lib/api/call';
import type { DayClose } from '@/lib/sections/days/contract';
import { closeDay, countDay, currentDay, explainDay, getDay, reopenDay } from '@/lib/sections/days/contract';
import type { InputOf } from '@/lib/contract/endpoint';
import { operateFunds, type FundOperation } from '@/lib/sections/funds/contract';
import type { Flag } from '@/lib/contract/access';
import { laidOut } from '@/lib/sections/days/rules/close';
import { toSatang } from '@/lib/domain/money';
import { adminReport } from '@/lib/lists/report/endpoints';
import { expenseCategories, type ExpenseGroup } from '@/lib/sections/statistics/lists/expense-categories';
import { askingBy, type Ask } from '../../support/ask';
import { browserOf, openStack, type Browser, type Stack } from '../../support/stack';
import { forFile } from '../../support/for-file';

export const ZONE = 'Asia/Bangkok';

/** Satang by account, counter-accounts too. */
export const balancesOf = async ({ db }: Pick<Database, 'db'>): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await db.select().from(fundBalances)).map(({ account, balance }) => [account, balance]));

/** Balances of cashbox, safe and bank, in satang. */
export async function held({ database }: Stack) {
  const balances = await balancesOf(database);
  const [cashier = 0, safe = 0, bank = 0] = FUNDS.map((fund) => balances[fund]);
  return { cashier, safe, bank };
}

/** Adds satang to the funds, from the owner. */
export const give = (
  { database: { db } }: { readonly database: Database },
  amounts: Partial<Record<FundAccount, number>>,
) =>
  db.transaction((tx) =>
    post(
      tx,
      Object.entries(amounts).map(([account, amount]) => ({
        kind: 'opening',
        description: '',
        user_id: null,
        postings: [
          { account: account as FundAccount, amount },
          { account: 'owner' as const, amount: -amount },
        ],
        expenses: [{ flow: 'operation' as const, name: '', cost: amount }],
      })),
    ),
  );

/** Expenses of all time, by category. */
export const costsByCategory = (ask: Ask) =>
  ask(adminReport(expenseCategories, 'statistics'), { body: { period_id: 4 } }) as Promise<{
    groups: ExpenseGroup[];
    totals: { total_cost: number };
  }>;

export const lastExpense = async ({ database: { db } }: Stack) =>
  (await db.select().from(expenses).orderBy(desc(expenses.expense_id)).limit(1))[0];
export const allExpenses = ({ database: { db } }: Stack) =>
  db.select().from(expenses).orderBy(asc(expenses.expense_id));

type CountedTenders = InputOf<typeof countDay>['body']['tenders'];

function personWith(browser: Pick<Browser, 'fetch'>) {
  const ask = askingBy(browser);
  return {
    ask,
    operate: (operation: FundOperation, amount: number) => ask(operateFunds, { body: { operation, amount } }),
    current: () => ask(currentDay, {}),
    /** Counts an amount in baht, in the fewest pieces. */
    count: (baht: number, tenders?: CountedTenders): Promise<DayClose> =>
      ask(countDay, { body: { denominations: laidOut(toSatang(baht)), ...(tenders && { tenders }) } }),
    close: (close_id: number, float: number, reason?: string): Promise<DayClose> =>
      ask(closeDay, { body: { close_id, float, ...(reason !== undefined && { reason }) } }),
    explain: (close_id: number, reason: string) => ask(explainDay, { body: { close_id, reason } }),
    reopen: (close_id: number, reason: string) => ask(reopenDay, { body: { close_id, reason } }),
    day: (id: number): Promise<DayClose> => ask(getDay, { params: { id } }),
  };
}
export type Teller = ReturnType<typeof personWith>;

/** A signed-in user with these rights. */
export async function teller(stack: Stack, login: string, flags: readonly Flag[]): Promise<Teller> {
  await stack.addPerson(login, ...flags);
  return owner(login);
}

/** Calls of a user, by default the administrator. The first call signs the user in. */
export const owner = (login?: string): Teller => personWith(browserOf(login));

/** Field of a refusal; undefined for success. */
export const fieldOf = async (asked: Promise<unknown>) => (await asked.then(() => null, problemOf))?.field;

/** Moves the closes so far to past business days. The trigger that keeps them is bypassed. */
export async function nextDay({ database: { pool } }: Pick<Stack, 'database'>): Promise<void> {
  await pool.query('alter table day_closes disable trigger keep_close');
  await pool.query(`update day_closes set business_date = date '2020-01-01' + close_id`);
  await pool.query('alter table day_closes enable trigger keep_close');
}

export const TEA = 10;

/** A venue that sells tea at 50 baht. */
export async function openTea(env: Readonly<Record<string, string>> = {}) {
  const stack = await openStack(env);
  const { db } = stack.database;
  const tea = { item_id: TEA, is_file: true, name: 'Чай', retail_price: 50_00, max_discount: 100 };
  await db.insert(menuItems).values(tea);
  return {
    ...stack,
    /** Sells teas, partly paid by card, some minutes before the till sends the payment. @returns the order number */
    sell: async (
      pieces: number,
      { share = 0, discount_percent = 0, login = 'admin', minutesAgo = 0, partner = '', place = 16 } = {},
    ): Promise<number> => {
      const cashier_id = await stack.database.value`select user_id from users where login = ${login}`;
      const booked_time = new Date();
      const paid_time = new Date(booked_time.getTime() - minutesAgo * 60_000);
      const about = { place_id: place, table: '4', cashier_id, discount_percent, delivery_partner: partner };
      const lines = [{ menu_id: TEA, quantity: pieces }];
      const cardShare = (sum: number) => Math.round(sum * share);
      const order = { ...about, opened_time: paid_time, paid_time, booked_time, lines, cardShare };
      const { order_number } = await db.transaction((tx) => payOrder(tx, order, ZONE));
      return order_number;
    },
  };
}

/** Calls `openTea` once, for all tests of a file. */
export const startTea = forFile(openTea);

/** Statement that copies a row under another id, with other values of some columns. */
export const another = (table: string, id: string, where: string, columns = ''): string =>
  `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object('${id}', 999999${columns}))).*
   from ${table} r ${where}`;
