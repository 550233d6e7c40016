import { eq, sql } from 'drizzle-orm';
import { users } from '@/backend/src/db/schema';
import type { Person } from '@/lib/rights/permissions';
import { allExcept as all } from './blind-figures';
import { sampleDays } from './sample-days';
import { openStack, signedInAs, type Browser, type Stack } from './stack';
import { forFile } from './for-file';

const DAYS = 12;

/** People who may do everything but see some figures. With the flag BeerCraft they would be brewers. */
export const BLIND = {
  noStock: { login: 'nostock', permissions: all('StockView', 'BeerCraft') },
  noFunds: { login: 'nofunds', permissions: all('CashierView', 'ExpensesView', 'BeerCraft') },
  noWages: { login: 'nowages', permissions: all('ExpensesView', 'BeerCraft') },
  localhost: { login: 'localhost', permissions: all('BeerCraft') },
} as const satisfies Readonly<Record<string, Person>>;
export type Blind = keyof typeof BLIND;

export interface SightsVenue extends Stack {
  readonly admin: Browser;
  readonly blind: Readonly<Record<Blind, Browser>>;
}

/** The sample venue with twelve days of trade, with the people of `BLIND` and the admin signed in. */
export async function openSights(): Promise<SightsVenue> {
  const stack = await openStack({}, sampleDays(DAYS));
  // The sample venue has an account of this name.
  await stack.database.db.update(users).set({ login: 'other' }).where(eq(users.login, BLIND.localhost.login));
  for (const { login, permissions } of Object.values(BLIND)) await stack.addUser(login, permissions);
  const { noStock, noFunds, noWages, localhost } = BLIND;
  const blind = {
    noStock: await signedInAs(noStock.login),
    noFunds: await signedInAs(noFunds.login),
    noWages: await signedInAs(noWages.login),
    localhost: await signedInAs(localhost.login),
  };
  return { ...stack, admin: await signedInAs('admin'), blind };
}

/** Calls `openSights` once, for all tests of a file. */
export const sightsVenue = forFile(openSights);

/** Ingredients of an order's position, whose costs are the third of each. */
const ingredients = (sign: string): string =>
  `ingredients = (select coalesce(jsonb_agg(jsonb_build_array(of -> 0, of -> 1, (of ->> 2)::bigint ${sign} 2)), '[]')
    from jsonb_array_elements(ingredients) of)`;
const changed = (columns: readonly string[], sign: '*' | '/'): string =>
  columns.map((name) => (name === 'ingredients' ? ingredients(sign) : `${name} = ${name} ${sign} 2`)).join(', ');
/** Where the books keep what each person of `BLIND` must not see, by table and its rows. */
const STOCK: Readonly<Record<string, readonly string[]>> = {
  stock_items: ['stock_price', 'package_price', 'quantity'],
  stock_story: ['unit_price', 'amount', 'price_after'],
  order_lines: ['cost', 'ingredients'],
  sales_rollup: ['cost'],
  orders_rollup: ['bar_paid_cost', 'bar_free_cost', 'kitchen_paid_cost', 'kitchen_free_cost'],
  stock_rollup: ['amount'],
};
const WAGES: typeof STOCK = {
  employee_terms: ['wages', 'overtime_hour_cost'],
  salary_story: ['amount', 'accrued', 'allowance', 'hours'],
  credit_instalments: ['amount'],
  'expenses where category_id = 1369': ['cost'],
  'expenses_rollup where category_id = 1369': ['cost'],
};
const FUNDS: typeof STOCK = {
  ...WAGES,
  fund_balances: ['balance'],
  expenses: ['safe_before', 'safe_after', 'cashier_before', 'cashier_after', 'bank_before', 'bank_after'],
};
const BOOKS: Readonly<Record<Blind, typeof STOCK>> = {
  noStock: STOCK,
  noFunds: FUNDS,
  noWages: WAGES,
  localhost: FUNDS,
};

/** Does work while all that a person must not see is twice as much. */
export async function withOtherFigures<T>({ database: { db } }: Stack, who: Blind, work: () => Promise<T>): Promise<T> {
  const write = (sign: '*' | '/') =>
    db.transaction(async (tx) => {
      // Without triggers, which keep the books from being changed.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const [rows, columns] of Object.entries(BOOKS[who])) {
        const [table, where = 'true'] = rows.split(' where ');
        await tx.execute(sql.raw(`update ${table} set ${changed(columns, sign)} where ${where}`));
      }
    });
  await write('*');
  return work().finally(() => write('/'));
}
