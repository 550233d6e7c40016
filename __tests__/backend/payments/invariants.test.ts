import { brokenBy, refusedWith } from '../../support/broken-by';
import { another } from '../money/money';
import { SHOT, startPayday } from './payday';

const at = startPayday();
/** May, whom Lin brought, and another agent. */
let [lin, may, agent]: number[] = [];
/** Entry of a payout with a code, of two bonuses. */
let entry_id: number;

beforeAll(async () => {
  ({ lin, may } = await at.pair());
  for (const isTakenBack of [false, true]) {
    const { expense_id } = await at.order(await at.seat([lin, may]), [{ menu_id: SHOT, quantity: 1 }]);
    if (isTakenBack) await at.cancel(expense_id);
  }
  agent = await at.hire();
  const session = await at.seat([agent]);
  await at.order(session);
  await at.order(session);
  const { body } = await at.codeFor(agent);
  const { expense_id } = await at.confirm(body);
  entry_id = await at.database.value`select entry_id from expenses where expense_id = ${expense_id}`;
  await at.order(session);
});

const ENTRIES = 'payouts = fund entries';
const EXPENSES = 'payouts = expenses';
const BONUSES = 'payouts = their bonuses';
const ACCOUNT = 'account bonuses = sum of payouts';
const CODES = 'payouts = their codes';
const SUM = [ACCOUNT, ENTRIES, EXPENSES];
const one = 'select min(bonus_id) from agent_payout_bonuses';
/** Of the payout's entry. */
const paid = () => `where entry_id = ${entry_id}`;
const EARNED = 'bonuses belong to their orders';
const SHARE = 'referral bonuses are a share of what was earned';
const CASHBACK = 'cashback is shared';
const UNDONE = 'bonuses of cancelled orders are taken back';
const CIRCLE = 'agents brought each other';
const STANDING = 'order_number in (select order_number from orders where cancelled_at is null)';
/** Changes of the payout's postings, of its expense, of its first bonus, and of the bonuses that stand. */
const posting = (set: string, more = '') => `update fund_postings set ${set} ${paid()} ${more}`;
const expense = (set: string) => () => `update expenses set ${set} ${paid()}`;
const first = (set: string) => () => `update agent_bonuses set ${set} where bonus_id = (${one})`;
const standing = (set: string, more = '') => `update agent_bonuses set ${set} where ${STANDING} ${more}`;
const newest = '(select max(bonus_id) from agent_bonuses)';
const lowest = `where bonus_id = (${one})`;
const balance = `update fund_balances set balance = balance + 1 where account = 'bonuses'`;
const triple = 'from_percent = from_percent * 3, amount = from_percent * 3 + from_promo';
const promo = 'from_promo = 1500, amount = from_percent + 1500';
const more = 'from_referral = from_referral + 1, amount = amount + 1';
const firstSession = '(select min(session_id) from guest_sessions)';
/** Earnings of the agent May. */
const earned = () => `payment_type = 1 and agent_id = ${may} and ${STANDING}`;
it.each<readonly [string, () => string, readonly string[]]>([
  ['a payout of another sum', () => 'update agent_payouts set amount = amount + 1', [BONUSES, CODES, ...SUM]],
  ['a payout that is gone', () => 'delete from agent_payout_bonuses; delete from agent_payouts', SUM],
  ['a payout out of the cashbox', () => posting(`account = 'cashier'`, `and account = 'safe'`), [ENTRIES]],
  ['an entry that paid twice', () => posting('amount = amount * 2'), [ENTRIES]],
  ['an expense of another category', expense('category_id = 16'), [EXPENSES]],
  ['an expense that was taken back', expense('removed_at = now(), removed_entry_id = entry_id'), [EXPENSES]],
  ['an expense of another sum', expense('cost = cost - 1'), [EXPENSES]],
  ['an expense moved to the cashbox', expense(`fund = 'cashier'`), [EXPENSES]],
  ['a second expense of a payout', () => another('expenses', 'expense_id', paid()), [EXPENSES]],
  ['a bonus less', () => `delete from agent_payout_bonuses where bonus_id = (${one})`, [BONUSES, CODES]],
  ['another bonus of the same sum', () => `update agent_payout_bonuses set bonus_id = ${newest} ${lowest}`, [CODES]],
  ['a bonus of another kind', first('payment_type = 2, referral_agent_id = agent_id'), [BONUSES]],
  ['a bonus of another agent', first('agent_id = agent_id - 1'), [BONUSES]],
  ['a balance that is not the sum', () => balance, [ACCOUNT]],
  ['a code of another person', () => 'update payout_codes set asked_by = 1', [CODES]],
  ['a code of another sum', () => 'update payout_codes set amount = amount + 1', [CODES]],
  ['a code of another kind', () => 'update payout_codes set payment_type = 2', [CODES]],
  ['a payout that nobody wrote down', expense(`kind = 'service'`), [EXPENSES]],
  ['a percent of more than was paid', () => standing(triple, 'and payment_type = 1'), [EARNED, SHARE]],
  ['a bonus of another session', () => standing(`session_id = ${firstSession}`), [EARNED]],
  ['a bonus of another time', () => standing(`bonus_time = bonus_time + interval '1 day'`), [EARNED]],
  ['a cashback given to both', () => standing(promo, `and from_promo > 0 and agent_id = ${may}`), [CASHBACK]],
  ['a referral share of another rate', () => standing(more, 'and payment_type = 2'), [SHARE]],
  ['a referral share of nothing', () => `delete from agent_bonuses where ${earned()}`, [SHARE]],
  ['a cancelled order that keeps its bonuses', () => 'delete from agent_bonuses where reverses is not null', [UNDONE]],
  [
    'a bonus taken back without the order',
    () => `insert into agent_bonuses (agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
        from_percent, from_promo, from_referral, amount, bonus_time, reverses)
      select agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
        -from_percent, -from_promo, -from_referral, -amount, now(), bonus_id from agent_bonuses
      where ${STANDING} limit 1`,
    [UNDONE],
  ],
  ['agents who brought each other', () => `update agents set referred_by = ${may} where agent_id = ${lin}`, [CIRCLE]],
  [
    'agents who brought each other through a third',
    () => `update agents set referred_by = ${agent} where agent_id = ${lin};
      update agents set referred_by = ${may} where agent_id = ${agent}`,
    [CIRCLE],
  ],
])('catches %s', async (_, change, rules) => {
  expect(await brokenBy(at.database, change())).toEqual(expect.arrayContaining([...rules]));
});

describe('the database refuses', () => {
  const payout = '(select max(payout_id) from agent_payouts)';
  const pays = (bonus: string) => () => `insert into agent_payout_bonuses values (${bonus}, ${payout})`;
  const empty = () => `insert into agent_payouts (agent_id, payment_type, amount, entry_id)
    values (${agent}, 1, 5000, (select min(entry_id) from fund_entries))`;
  it.each<readonly [string, () => string, string]>([
    ['a bonus added to a payout', pays(newest), 'differs from its bonuses'],
    ['a payout without bonuses', empty, 'differs from its bonuses'],
    ['a bonus paid twice', pays(`(${one})`), 'agent_payout_bonuses_pkey'],
    ['a sixth try', () => 'update payout_codes set tries = 6', 'payout_codes_tries'],
    ['a code without a sum', () => 'update payout_codes set amount = 0', 'payout_codes_amount'],
  ])('%s', async (_, change, refusal) => {
    expect(await refusedWith(at.database, change())).toContain(refusal);
  });
});
