import { brokenBy, refusedWith } from '../../support/broken-by';
import { faultsIn } from '../../support/database';
import { startPayday, type Payday } from './payday';

let at: Payday;
let agent: number;
/** Entry of a payout with a code, of two bonuses. */
let entry_id: number;

beforeAll(async () => {
  at = await startPayday();
  agent = await at.hire();
  const session = await at.seat([agent]);
  await at.order(session);
  await at.order(session);
  const { body } = await at.codeFor(agent);
  const { expense_id } = await at.confirm(body);
  const { rows } = await at.database.pool.query<{ entry_id: number }>(
    'select entry_id from expenses where expense_id = $1',
    [expense_id],
  );
  entry_id = rows[0]?.entry_id ?? 0;
  await at.order(session);
});
afterAll(() => at.close());

it('finds nothing in books that were kept by the calls', async () => {
  expect(await faultsIn(at.database)).toEqual([]);
});

const ENTRIES = 'payouts = fund entries';
const EXPENSES = 'payouts = expenses';
const BONUSES = 'payouts = their bonuses';
const ACCOUNT = 'account bonuses = sum of payouts';
const CODES = 'payouts = their codes';
const one = 'select min(bonus_id) from agent_payout_bonuses';
it.each<readonly [string, () => string, readonly string[]]>([
  [
    'a payout of another sum',
    () => 'update agent_payouts set amount = amount + 1',
    [ACCOUNT, BONUSES, CODES, ENTRIES, EXPENSES],
  ],
  [
    'a payout that is gone',
    () => 'delete from agent_payout_bonuses; delete from agent_payouts',
    [ACCOUNT, ENTRIES, EXPENSES],
  ],
  [
    'a payout out of the cashbox',
    () => `update fund_postings set account = 'cashier' where account = 'safe' and entry_id = ${entry_id}`,
    [ENTRIES],
  ],
  [
    'an entry that paid twice',
    () => `update fund_postings set amount = amount * 2 where entry_id = ${entry_id}`,
    [ENTRIES],
  ],
  [
    'an expense of another category',
    () => `update expenses set category_id = 16 where entry_id = ${entry_id}`,
    [EXPENSES],
  ],
  [
    'an expense that was taken back',
    () => `update expenses set removed_at = now(), removed_entry_id = entry_id where entry_id = ${entry_id}`,
    [EXPENSES],
  ],
  ['an expense of another sum', () => `update expenses set cost = cost - 1 where entry_id = ${entry_id}`, [EXPENSES]],
  [
    'an expense moved to the cashbox',
    () => `update expenses set fund = 'cashier' where entry_id = ${entry_id}`,
    [EXPENSES],
  ],
  [
    'a second expense of a payout',
    () => `insert into expenses
    select (jsonb_populate_record(e, jsonb_build_object('expense_id', 999999))).* from expenses e
    where entry_id = ${entry_id}`,
    [EXPENSES],
  ],
  ['a bonus less', () => `delete from agent_payout_bonuses where bonus_id = (${one})`, [BONUSES, CODES]],
  [
    'another bonus of the same sum',
    () =>
      `update agent_payout_bonuses set bonus_id = (select max(bonus_id) from agent_bonuses) where bonus_id = (${one})`,
    [CODES],
  ],
  [
    'a bonus of another kind',
    () => `update agent_bonuses set payment_type = 2, referral_agent_id = agent_id where bonus_id = (${one})`,
    [BONUSES],
  ],
  [
    'a bonus of another agent',
    () => `update agent_bonuses set agent_id = agent_id - 1 where bonus_id = (${one})`,
    [BONUSES],
  ],
  [
    'a balance that is not the sum',
    () => `update fund_balances set balance = balance + 1 where account = 'bonuses'`,
    [ACCOUNT],
  ],
  ['a code of another person', () => 'update payout_codes set asked_by = 1', [CODES]],
  ['a code of another sum', () => 'update payout_codes set amount = amount + 1', [CODES]],
  ['a code of another kind', () => 'update payout_codes set payment_type = 2', [CODES]],
])('catches %s', async (_, change, rules) => {
  const broken = await brokenBy(at.database, change());
  expect(broken.filter((rule) => rule.includes('payouts')).toSorted()).toEqual(expect.arrayContaining([...rules]));
});

describe('the database refuses', () => {
  const newest = '(select max(bonus_id) from agent_bonuses)';
  const payout = '(select max(payout_id) from agent_payouts)';
  it.each<readonly [string, () => string, string]>([
    ['a changed payout', () => 'update agent_payouts set amount = amount', 'append-only'],
    ['a deleted payout', () => 'delete from agent_payouts', 'append-only'],
    ['a bonus that is unpaid again', () => 'delete from agent_payout_bonuses', 'append-only'],
    [
      'a bonus added to a payout',
      () => `insert into agent_payout_bonuses values (${newest}, ${payout})`,
      'differs from its bonuses',
    ],
    [
      'a payout without bonuses',
      () =>
        `insert into agent_payouts (agent_id, payment_type, amount, entry_id) values (${agent}, 1, 5000, (select min(entry_id) from fund_entries))`,
      'differs from its bonuses',
    ],
    [
      'a bonus paid twice',
      () => `insert into agent_payout_bonuses values ((${one}), ${payout})`,
      'agent_payout_bonuses_pkey',
    ],
    ['a sixth try', () => 'update payout_codes set tries = 6', 'payout_codes_tries'],
    ['a code without a sum', () => 'update payout_codes set amount = 0', 'payout_codes_amount'],
  ])('%s', async (_, change, refusal) => {
    expect(await refusedWith(at.database, change())).toContain(refusal);
  });
});
