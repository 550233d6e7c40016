import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { agents, dishIngredients, guestSessions, menuItems, sessionAgents, users } from '@/backend/src/db/schema';
import { payOrder } from '@/backend/src/sections/orders/pay';
import { bookPayout } from '@/backend/src/sections/payments/book';
import { ApiError, refusalOf, send } from '@/lib/api/call';
import { uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import { browserPath, type Endpoint, type InputOf, type ReplyOf } from '@/lib/contract/endpoint';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import { CODE } from '@/lib/contract/problem';
import { addService } from '@/lib/sections/funds/contract';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import { operateSalary } from '@/lib/sections/salary/contract/operations';
import { addToStock, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { permissionsOf } from '@/lib/rights/permissions';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { openBrowser } from './browser';
import { formOf, painting } from './pictures';
import { fillStock } from './stock';
import { openTill } from './till';
import { give } from '../backend/money/money';

const ZONE = 'Asia/Bangkok';
export const [BAR, CASHIER, BEER] = [16, 77, 501] as const;
const [KEG, PAID_AGENT] = [901, 1] as const;
/** More than a test photographs: a second photo would replace the first. */
const AGENTS = 20_000;

/** Fills an empty venue: a cashier, and a beer of half a litre from a keg. */
export async function seedTill(database: Database, name = 'Пиво'): Promise<void> {
  const { db } = database;
  const account = { login: 'till', role_id: 4, permissions: permissionsOf(['CashierLogin']) };
  await db.insert(users).values({ ...account, user_id: CASHIER });
  const beer = { item_id: BEER, is_file: true, name, retail_price: 120_00, max_discount: 20 };
  await db.insert(menuItems).values(beer);
  const keg = { item_id: KEG, is_file: true, name: 'Кег', measure_id: 3, quantity: 100_000, stock_price: 70_00 };
  await fillStock(database, [keg]);
  await db.insert(dishIngredients).values({ menu_id: BEER, item_id: KEG, item_quantity: 0.5 });
}

/** Fills an empty venue: a till, a dish with a recipe, money in the safe, and agents of whom one was paid a bonus. */
export async function seedTrade(database: Database): Promise<void> {
  const { db } = database;
  await seedTill(database, 'Пиво\t\\N\n');
  await give({ database }, { safe: 100_000_000_00 });
  await db.execute(
    sql`insert into ${agents} (agent_id, first_name) select id, 'May' from generate_series(1, ${AGENTS}) id`,
  );
  await payAgent(database);
}

/** Pays an agent the bonus of one order. */
async function payAgent({ db }: Database): Promise<void> {
  const time = new Date();
  const at = { place_id: BAR, table: '7' };
  const [session] = await db
    .insert(guestSessions)
    .values({ ...at, start_time: time, end_time: time })
    .returning();
  const { session_id } = session!;
  await db.insert(sessionAgents).values({ session_id, agent_id: PAID_AGENT, start_time: time });
  const paid = { ...at, cashier_id: CASHIER, session_id, discount_percent: 0, opened_time: time, paid_time: time };
  const order = { ...paid, cardShare: () => 0, lines: [{ menu_id: BEER, quantity: 2 }] };
  await db.transaction((tx) => payOrder(tx, order, ZONE));
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ bonus_id: number; amount: number }>(
      sql`select bonus_id, amount from unpaid_bonuses where agent_id = ${PAID_AGENT}`,
    );
    const amount = rows.reduce((sum, row) => sum + row.amount, 0);
    const payout = { agent_id: PAID_AGENT, first_name: 'May', payment_type: 1, user_id: CASHIER, amount };
    await bookPayout(tx, { ...payout, bonus_ids: rows.map(({ bonus_id }) => bonus_id) });
  });
}

const ATTEMPTS = 10;

/** Makes a call again while the database is busy, as a till does; its idempotency key keeps it from being done twice. */
async function patiently<T>(call: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isBusy = error instanceof ApiError && error.problem.code === CODE.unavailable;
    if (isBusy && attempts > 1) return patiently(call, attempts - 1);
    throw error;
  }
}

/**
 * Trades at the venue of `seedTrade`, whose backend listens at BACKEND_PORT. Writes photos, papers and to every ledger
 * except payouts.
 * @param token the till's
 */
export async function openTrade(token: string, password: string) {
  const admin = openBrowser();
  const till = openTill(token);
  const answered: string[] = [];
  await admin.signIn('admin', password);

  /** Repeats a call under one new idempotency key until it is answered. */
  async function underOneKey<T>(call: (key: string) => Promise<T>): Promise<T> {
    const key = randomUUID();
    const reply = await patiently(() => call(key));
    answered.push(key);
    return reply;
  }
  function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ReplyOf<E>> {
    return underOneKey((key) => send(endpoint, input, admin.fetch, key));
  }
  const atTill = (call: string, body: object) =>
    underOneKey(async (key) => {
      const { status, json } = await till.ask(call, body, key);
      if (status !== 200) throw refusalOf(json, status, call);
    });
  const upload = (endpoint: Endpoint, field: string, id: number, file: Buffer) =>
    underOneKey(async (key) => {
      const init = { method: 'POST', body: formOf({ [field]: id }, file, 'file'), headers: { 'idempotency-key': key } };
      const response = await admin.fetch(browserPath(endpoint.path), init);
      if (!response.ok) throw refusalOf(await response.json(), response.status, response.statusText);
    });
  const month = monthOf(Date.now() / 1000, ZONE);
  async function hire(): Promise<number> {
    const employee = { employee_id: null, employee_name: `Анна ${randomUUID()}`, position: 'Бармен' };
    const body = { type: 'add', ...employee, wages: 20_000, overtime_hour_cost: 150 } as const;
    return (await ask(saveEmployee, { body })).employee_id ?? 0;
  }
  const employee_id = await hire();

  let photographed = 0;
  const kinds = [
    async () => {
      const at = { place_id: BAR, table: randomUUID().slice(0, 8) };
      await atTill('session/start', { ...at, participants: 2, agents: [PAID_AGENT] });
      await atTill('add', { ...at, menu_id: BEER, count: 2 });
      await atTill('pay', { ...at, cashier_id: CASHIER, paid_type: 'cash' });
    },
    async () => {
      const items = [{ item_id: KEG, quantity: 2, price: 70 }];
      const body = { use_own_funds: false, pay_later: false, include_vat: false, items };
      const { expense_id = 0 } = await ask(addToStock, { body });
      await upload(attachExpenseFile, 'expense_id', expense_id, Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`));
    },
    () => ask(writeOffStock, { body: { item_id: KEG, quantity: 1, reason: 'Разбили', type: 1 } }),
    () => ask(addService, { body: { category_id: 16, name: 'Лёд', price: 30, use_own_funds: false } }),
    async () => {
      const credit = { type: 'credit', employee_id: await hire(), amount: 3000, duration: 3 } as const;
      await ask(operateSalary, { body: { ...credit, ...month } });
    },
    () => ask(operateSalary, { body: { type: 'bonus', employee_id, ...month, amount: 5, description: 'За август' } }),
    async () => {
      const photo = await painting(60 + (photographed % 200), 60 + Math.floor(photographed / 200))
        .jpeg()
        .toBuffer();
      await upload(uploadAgentPhoto, 'agent_id', AGENTS - photographed++, photo);
    },
  ] as const;

  return {
    /** Idempotency keys of all commands that were answered so far. */
    answered: (): readonly string[] => [...answered],
    /** Writes of each kind, one after another. */
    async once(): Promise<void> {
      for (const kind of kinds) await kind();
    },
    /** Writes of all kinds at once, again and again until `work` has ended, and each once more after that. */
    async during<T>(work: () => Promise<T>): Promise<T> {
      let isOver = false;
      const lanes = kinds.map(async (kind) => {
        while (!isOver) await kind();
        await kind();
      });
      const [done] = await Promise.all([work().finally(() => (isOver = true)), ...lanes]);
      return done;
    },
  };
}
