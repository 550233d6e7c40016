import { sql } from 'drizzle-orm';
import { agents, guestSessions, menuItems, sessionAgents } from '@/backend/src/db/schema';
import { bookPayout } from '@/backend/src/sections/payments/book';
import type { InputOf } from '@/lib/contract/endpoint';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import * as payments from '@/lib/sections/payments/contract/payments';
import { DAIQUIRI, openMoney } from '../expenses/money-venue';
import { forFile } from '../../support/for-file';

export { DAIQUIRI };
/** Costs 100 baht and has a cashback of 15. */
export const SHOT = 902;
export const BAR = 16;
export const OTHER = 17;
export const DAY = 86_400_000;

/** A money venue with two accounts that may pay agents: `boss` and `deputy`. */
export async function openPayday(env: Readonly<Record<string, string>> = {}) {
  const money = await openMoney(env);
  const { database } = money;
  const { db } = database;
  await db.execute(sql`insert into places (place_id, name) values (${OTHER}, 'Караоке') on conflict do nothing`);
  await db
    .insert(menuItems)
    .values({ item_id: SHOT, is_file: true, name: 'Шот', retail_price: 100_00, cashback: 15_00 });
  for (const login of ['boss', 'deputy']) await money.addPerson(login, 'SafeWitdhdraw', 'ExpensesView');
  const [boss, deputy] = [money.signedIn('boss'), money.signedIn('deputy')];
  type Payout = InputOf<typeof payments.confirmPayment>['body'];
  const payoutOf = (agent_id: number, rest: Partial<Payout> = {}): Payout => {
    return { agent_id, places: [BAR], payment_type: 1, ...rest };
  };
  const codeOf = (mailId = 0) => database.value<string>`select code from mail_outbox where mail_id = ${mailId}`;
  type Query = Partial<Omit<InputOf<typeof payments.listPayments>['body'], 'agent_id'>>;
  const hire = async (fields: Partial<typeof agents.$inferInsert> = {}): Promise<number> => {
    const lin = { first_name: 'Lin', email: 'lin@example.com', ...fields };
    return (await db.insert(agents).values(lin).returning())[0]!.agent_id;
  };
  return {
    ...money,
    boss,
    deputy,
    /** Asks for a code and reads it in the outbox. The result is the body of the call that pays. */
    codeFor: async (agent_id: number, rest: Partial<Payout> = {}, by = boss) => {
      const body = payoutOf(agent_id, rest);
      const asked = await by(payments.confirmPayment, { body });
      const otp_key = await codeOf(asked.mail_id);
      return { asked, body: { ...body, force: true, otp_token: asked.otp_token ?? '', otp_key } };
    },
    confirm: (body: Payout, by = boss) => by(payments.confirmPayment, { body }),
    askFor: (agent_id: number, rest: Partial<Payout> = {}, by = boss) =>
      by(payments.confirmPayment, { body: payoutOf(agent_id, rest) }),
    /** Makes the codes of an agent older by some seconds. */
    wait: (agent_id: number, seconds: number) =>
      database.rows`update payout_codes set created_at = created_at - make_interval(secs => ${seconds}),
        expires_at = expires_at - make_interval(secs => ${seconds}) where agent_id = ${agent_id}`,
    /** Adds an agent who earns 10 %. */
    hire,
    /** Adds two agents: Lin, and May, whom Lin brought. */
    pair: async () => {
      const lin = await hire();
      return { lin, may: await hire({ first_name: 'May', email: 'may@example.com', referred_by: lin }) };
    },
    /** Adds a session with the agents that ended about `ago` days ago, and returns its id. */
    seat: async (ids: readonly number[], { place = BAR, ago = 0 } = {}): Promise<number> => {
      const start_time = new Date(Date.now() - ago * DAY - 3_600_000);
      const end_time = new Date(+start_time + 1_800_000);
      const values = { place_id: place, table: '7', participants: 3, start_time, end_time };
      const { session_id } = (await db.insert(guestSessions).values(values).returning())[0]!;
      if (ids.length > 0)
        await db.insert(sessionAgents).values(ids.map((agent_id) => ({ session_id, agent_id, start_time })));
      return session_id;
    },
    /** Books an order of a session that was paid `ago` days ago: two daiquiris (500 baht) by default. */
    order: (session_id: number, lines = [{ menu_id: DAIQUIRI, quantity: 2 }], ago = 0) => {
      const time = new Date(Date.now() - ago * DAY);
      return money.pay({ session_id, lines, opened_time: time, paid_time: time, booked_time: new Date() });
    },
    /** Cancels an order by deleting its expense. */
    cancel: (expense_id: number) => money.ask(deleteExpense, { body: { expense_id } }),
    agents: async (places = [BAR]) => (await boss(payments.listAgents, { body: { places } })).items,
    summary: (agent_id: number, places = [BAR]) => boss(payments.paymentsSummary, { body: { agent_id, places } }),
    rows: (agent_id: number, query: Query = {}) =>
      boss(payments.listPayments, {
        body: { agent_id, places: [BAR], payment_type: 1, status: 0, page: 1, count: 10, ...query },
      }),
    details: (session_id: number, agent_id: number) =>
      boss(payments.paymentDetails, { body: { session_id, agent_id } }),
    history: async (agent_id: number) => (await boss(payments.paymentHistory, { body: { agent_id } })).records,
    /** Books a payout of all unpaid bonuses of a kind, without a code. */
    settle: (agent_id: number, payment_type = 1) =>
      money.book(async (tx) => {
        const { rows } = await tx.execute<{ bonus_id: number; amount: number }>(sql`
          select bonus_id, amount from unpaid_bonuses where agent_id = ${agent_id} and payment_type = ${payment_type}`);
        const amount = rows.reduce((sum, row) => sum + row.amount, 0);
        const bonus_ids = rows.map(({ bonus_id }) => bonus_id);
        return bookPayout(tx, { agent_id, first_name: 'Lin', payment_type, bonus_ids, amount, user_id: 1 });
      }),
  };
}

/** Calls `openPayday` once, for all tests of a file. */
export const startPayday = forFile(openPayday);

export type Payday = Awaited<ReturnType<typeof openPayday>>;
