import { sql } from 'drizzle-orm';
import { menuItems } from '@/backend/src/db/schema';
import { bookPayout } from '@/backend/src/payments/book';
import { send } from '@/lib/api/call';
import { deleteExpense } from '@/lib/contract/expenses';
import { brokenBy } from '../../support/broken-by';
import { faultsIn } from '../../support/database';
import { BAR, openTill, SONG, tillStack } from '../../support/till';
import { give } from '../money/money';

const COCKTAIL = 20;
let stack: Awaited<ReturnType<typeof tillStack>>;

beforeAll(async () => {
  stack = await tillStack();
  await give(stack, { safe: 10_000_00 });
  const { db } = stack.database;
  await db.insert(menuItems).values({
    ...{ item_id: COCKTAIL, is_file: true, name: 'Коктейль', retail_price: 300_00, cashback: 20_01, max_discount: 10 },
  });
  await db.execute(sql`update agents set referred_by = 2 where agent_id = 1`);
  const till = openTill(stack);
  const numbers: number[] = [];
  for (const table of ['1', '2']) {
    const at = { place_id: BAR, table };
    await till.ask('session/start', { ...at, participants: 3, agents: [1, 2] });
    for (const menu_id of [COCKTAIL, SONG]) await till.ask('add', { ...at, menu_id, count: 1 });
    const { json } = await till.ask('pay', { ...at, cashier_id: stack.cashier, paid_type: 'cash' });
    numbers.push(Number(json['order_number']));
  }
  const { rows } = await db.execute<{ bonus_id: string; amount: string }>(
    sql`select bonus_id, amount from agent_bonuses where agent_id = 1 and order_number = ${numbers[0]}`,
  );
  const amount = rows.reduce((sum, row) => sum + Number(row.amount), 0);
  const paid = { agent_id: 1, first_name: 'May', payment_type: 1, user_id: 1, amount };
  await db.transaction((tx) => bookPayout(tx, { ...paid, bonus_ids: rows.map(({ bonus_id }) => Number(bonus_id)) }));
  // The paid bonus is then owed.
  const { rows: expenses } = await db.execute<{ expense_id: number }>(
    sql`select expense_id from expenses where order_number = ${numbers[0]}`,
  );
  const admin = stack.browser();
  await admin.signIn('admin');
  const body = { expense_id: Number(expenses[0]?.expense_id) };
  await send(deleteExpense, { body }, admin.fetch, crypto.randomUUID());
});
afterAll(() => stack.close());

test('nothing is found in books that were kept by the calls: earned, paid, taken back', async () => {
  expect(await faultsIn(stack.database)).toEqual([]);
  const { rows } = await stack.database.pool.query<{ agent_id: number; sum: string }>(
    'select agent_id, sum(amount) from unpaid_bonuses where payment_type = 1 group by agent_id order by agent_id',
  );
  // The cancelled order had paid May what the other one owes her; Ploy was not paid.
  expect(rows.map(({ sum }) => Number(sum))).toEqual([0, 27_50]);
});

const STANDING = 'order_number in (select order_number from orders where cancelled_at is null)';
const entry = `(select max(entry_id) from agent_payouts)`;
test.each<readonly [string, string, readonly string[]]>([
  [
    'a percent of more than was paid',
    `update agent_bonuses set from_percent = from_percent * 3, amount = from_percent * 3 + from_promo
     where payment_type = 1 and ${STANDING}`,
    ['bonuses belong to their orders', 'referral bonuses are a share of what was earned'],
  ],
  [
    'a bonus of another session',
    `update agent_bonuses set session_id = (select min(session_id) from guest_sessions) where ${STANDING}`,
    ['bonuses belong to their orders'],
  ],
  [
    'a bonus of another time',
    `update agent_bonuses set bonus_time = bonus_time + interval '1 day' where ${STANDING}`,
    ['bonuses belong to their orders'],
  ],
  [
    'a cashback given to both',
    `update agent_bonuses set from_promo = 2001, amount = from_percent + 2001
     where from_promo > 0 and agent_id = 2 and ${STANDING}`,
    ['cashback is shared'],
  ],
  [
    'a referral share of another rate',
    `update agent_bonuses set from_referral = from_referral + 1, amount = amount + 1
     where payment_type = 2 and ${STANDING}`,
    ['referral bonuses are a share of what was earned'],
  ],
  [
    'a referral share of nothing',
    `delete from agent_bonuses where payment_type = 1 and agent_id = 1 and ${STANDING}`,
    ['referral bonuses are a share of what was earned'],
  ],
  [
    'a cancelled order that keeps its bonuses',
    'delete from agent_bonuses where reverses is not null',
    ['bonuses of cancelled orders are taken back'],
  ],
  [
    'a bonus taken back without the order',
    `insert into agent_bonuses (agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
       from_percent, from_promo, from_referral, amount, bonus_time, reverses)
     select agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
       -from_percent, -from_promo, -from_referral, -amount, now(), bonus_id from agent_bonuses
     where ${STANDING} limit 1`,
    ['bonuses of cancelled orders are taken back'],
  ],
  [
    'a payout of another sum',
    'update agent_payouts set amount = amount + 1',
    ['payouts = expenses', 'account bonuses = sum of payouts'],
  ],
  [
    'a payout without a bonus',
    'delete from agent_payout_bonuses where bonus_id = (select min(bonus_id) from agent_payout_bonuses)',
    ['payouts = their bonuses'],
  ],
  [
    'a payout that nobody wrote down',
    `update expenses set kind = 'service' where entry_id = ${entry}`,
    ['payouts = expenses'],
  ],
  [
    'an expense without a payout',
    'delete from agent_payouts',
    ['payouts = expenses', 'account bonuses = sum of payouts'],
  ],
  [
    'a payout taken back',
    `update expenses set removed_at = now(), removed_entry_id = entry_id where entry_id = ${entry}`,
    ['payouts = expenses'],
  ],
  [
    'a payout of another category',
    `update expenses set category_id = 16 where entry_id = ${entry}`,
    ['payouts = expenses'],
  ],
  [
    'a payout from the cashbox',
    `update expenses set fund = 'cashier' where entry_id = ${entry}`,
    ['payouts = expenses'],
  ],
  [
    'a payout by the code of another sum',
    `insert into payout_codes (code_id, token_hash, code_hash, agent_id, payment_type, places, amount, bonuses_hash,
       asked_by, expires_at)
     select 1, repeat('a', 64), repeat('b', 64), agent_id, payment_type, '[16]', amount + 1, repeat('c', 64), 1, now()
     from agent_payouts; update agent_payouts set code_id = 1`,
    ['payouts = their codes'],
  ],
  [
    'agents who brought each other',
    'update agents set referred_by = 1 where agent_id = 2',
    ['agents brought each other'],
  ],
  [
    'agents who brought each other through a third',
    'update agents set referred_by = 3 where agent_id = 2; update agents set referred_by = 1 where agent_id = 3',
    ['agents brought each other'],
  ],
])('%s is found', async (_, change, rules) => {
  expect(await brokenBy(stack.database, change)).toEqual(expect.arrayContaining([...rules]));
});
