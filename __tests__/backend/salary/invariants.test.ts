import { firstDay } from '@/lib/sections/salary/rules/month';
import { brokenBy, refusedWith } from '../../support/broken-by';
import { another } from '../money/money';
import { NOW, startPayroll } from './payroll';

const at = startPayroll();
/** Ids of story rows, by name. */
let ids: Readonly<Record<'nina' | 'salary' | 'prepayment' | 'bonus' | 'credit' | 'undone', number>>;

beforeAll(async () => {
  const nina = await at.hire(-2);
  const credit = await at.operate(nina, { type: 'credit', amount: 1000, duration: 3 }, -1);
  await at.skip(credit, 0);
  const prepayment = await at.operate(nina, { type: 'prepayment', amount: 5000 }, -2);
  const late = await at.operate(nina, { type: 'bonus', amount: 400, description: 'Ошибка' }, -2);
  const salary = await at.operate(nina, { type: 'salary', amount: 16_500, allowances: 1100 }, -2);
  await at.takeBack(late);
  const bonus = await at.operate(nina, { type: 'bonus', amount: 300, description: 'Банкет' });
  await at.operate(nina, { type: 'penalty', amount: 700, description: 'Бой' });
  await at.operate(nina, { type: 'overtime', hours: 2 });
  const undone = await at.operate(nina, { type: 'prepayment', amount: 2000 });
  await at.takeBack(undone);
  ids = { nina, salary, prepayment, bonus, credit, undone };
});

const FUNCTION = 'salary months = story';
it.each([
  ['forgets the penalties', "s.type = 'penalty'", 'false'],
  ['forgets what was prepaid', "s.type = 'prepayment'", "s.type = 'x'"],
  ['forgets the allowance', 'sum(s.allowance) as allowance', '0 as allowance'],
  ['forgets the instalments', 'coalesce(w.amount, 0)', '0'],
  ['carries no debt', 'lag(overpaid, 1, 0::bigint)', 'lag(0::bigint, 1, 0::bigint)'],
  ['carries what was underpaid as well', 'least(0, min(short)', 'least(-100, min(short)'],
])('catches a function that %s', async (_, part, instead) => {
  const source = await at.database.value<string>`select pg_get_functiondef('salary_months'::regproc)`;
  const wrong = source.replace(part, instead);
  expect(wrong).not.toBe(source);
  expect(await brokenBy(at.database, wrong)).toEqual([FUNCTION]);
});

it('catches a schedule that does not follow skipped months', async () => {
  const view = `create or replace view credit_schedule as
    select c.salary_story_id as credit_id, c.employee_id, i.number, i.amount,
      (c.month + make_interval(months => i.number - 1))::date as month,
      (c.month + make_interval(months => i.number - 1))::date as planned
    from salary_standing c join credit_instalments i on i.credit_id = c.salary_story_id where c.type = 'credit'`;
  expect(await brokenBy(at.database, view)).toContain(FUNCTION);
});

const row = (id: keyof typeof ids) => `where salary_story_id = ${ids[id]}`;
const entryOf = (id: keyof typeof ids) => `(select entry_id from salary_story ${row(id)})`;
/** Of the salary's entry. */
const paid = () => `where entry_id = ${entryOf('salary')}`;
const ENTRIES = 'salary story = fund entries';
const EXPENSES = 'salary story = expenses';
const ACCOUNT = 'account salaries = sum of story';
const EQUAL = 'credits = sum of equal instalments';
const TERMS = 'employees have terms from their first month';
/** Changes of the salary's expense, of its postings, and of the terms of all employees. */
const expense = (set: string) => () => `update expenses set ${set} ${paid()}`;
const posting = (set: string, more = '') => `update fund_postings set ${set} ${paid()} ${more}`;
const terms = (set: string) => () => `update employee_terms set ${set}`;
/** Removes the ledger entry of the salary. */
const unpaid = () => `alter table salary_story drop constraint salary_story_paid;
  update salary_story set entry_id = null ${row('salary')}`;
const larger = () => `update salary_story set amount = amount + 1 ${row('prepayment')}`;
const balance = `update fund_balances set balance = balance + 1 where account = 'salaries'`;
const skipped = `update credit_skips set month = month + interval '9 months'`;
const second = () => another('salary_story', 'salary_story_id', row('salary'), `, 'amount', 0, 'entry_id', null`);
const undone = () => `removed_at = now(), removed_entry_id = ${entryOf('undone')}`;
const reversing = () => `where reverses = ${ids.undone}`;
it.each<readonly [string, () => string, readonly string[]]>([
  ['a story row of another amount', larger, [ENTRIES, EXPENSES, ACCOUNT]],
  ['a payment without its entry', unpaid, [ENTRIES, EXPENSES, ACCOUNT]],
  ['an entry that paid twice', () => posting('amount = amount * 2'), [ENTRIES]],
  ['a payment out of the cashbox', () => posting(`account = 'cashier'`, `and account = 'safe'`), [ENTRIES]],
  ['an expense of another category', expense('category_id = 16'), [EXPENSES]],
  ['an expense that was moved to the cashbox', expense(`fund = 'cashier'`), [EXPENSES]],
  ['an expense taken back without the story', () => expense(undone())(), [EXPENSES]],
  ['a second expense of one payment', () => another('expenses', 'expense_id', paid()), [EXPENSES]],
  ['a reversing row that is gone', () => `delete from salary_story ${reversing()}`, [ENTRIES, EXPENSES, ACCOUNT]],
  ['a balance that is not the sum', () => balance, [ACCOUNT]],
  ['an instalment too small', () => 'update credit_instalments set amount = amount - 1 where number = 2', [EQUAL]],
  ['an instalment less', () => 'delete from credit_instalments where number = 3', [EQUAL]],
  ['a month skipped beyond the credit', () => skipped, ['skipped months lie within their credit']],
  ['a second allowance', second, ['a month has one allowance']],
  ['wages below what was accrued', terms('wages = wages - 1'), ['salary accrued is at most the wages']],
  ['no wages in the first month', terms(`month = month + interval '1 month'`), [TERMS]],
])('catches %s', async (_, change, rules) => {
  expect(await brokenBy(at.database, change())).toEqual(expect.arrayContaining([...rules]));
});

describe('the database refuses', () => {
  const now = `'${firstDay(NOW)}'::date`;
  /** Columns of a story row; the given ones instead of those of a bonus. */
  const insert = (values: Readonly<Record<string, string>>) => {
    const columns = { employee_id: String(ids.nina), type: "'bonus'", month: now, amount: '100', ...values };
    return `insert into salary_story (${Object.keys(columns).join()}) values (${Object.values(columns).join()})`;
  };
  /** An entry that pays `amount` satang, and the story row of it. */
  const paying = (amount: number, values: Readonly<Record<string, string>>) => `
    with balances as (
      select max(balance) filter (where account = 'safe') as safe, max(balance) filter (where account = 'salaries') as pay
      from fund_balances
    ), entry as (insert into fund_entries (entry_id, kind) values (999999, 'salary'))
    insert into fund_postings (entry_id, account, amount, balance_after)
    select 999999, 'safe', -${amount}, safe - ${amount} from balances union all
    select 999999, 'salaries', ${amount}, pay + ${amount} from balances;
    ${insert({ entry_id: '999999', amount: String(amount), ...values })}`;
  const reverses = (id: unknown) => insert({ amount: '-1', reverses: String(id) });
  const reversal = () => `(select salary_story_id from salary_story ${reversing()})`;
  const uncovered = () => paying(30_000_00, { type: "'salary'", accrued: '2000000' });

  it.each<readonly [string, () => string, string]>([
    ['a row before the first month', () => insert({ month: "'2001-01-01'" }), 'had not joined'],
    ['a month that is a day', () => insert({ month: `${now} + 1` }), 'salary_story_month'],
    ['a negative amount', () => insert({ amount: '-1' }), 'salary_story_sign'],
    ['a payment without an entry', () => insert({ type: "'prepayment'" }), 'salary_story_paid'],
    ['a bonus with an entry', () => insert({ entry_id: '1' }), 'salary_story_paid'],
    ['a salary without what was accrued', () => paying(100, { type: "'salary'" }), 'salary_story_fields'],
    ['a row unlike its entry', () => paying(100, { type: "'prepayment'", amount: '99' }), 'its entry differ'],
    ['more paid than is due', () => paying(30_000_00, { type: "'prepayment'" }), 'more than is due'],
    ['a salary above what is due', uncovered, 'more than is due'],
    ['a credit without instalments', () => paying(100, { type: "'credit'", duration: '2' }), 'do not sum to it'],
    ['an instalment of no credit', () => `insert into credit_instalments values (${ids.bonus}, 1, 5)`, 'is no credit'],
    ['an instalment too many', () => `insert into credit_instalments values (${ids.credit}, 4, 0)`, 'do not sum to it'],
    ['a reversal of a reversal', () => reverses(reversal()), 'reverses another one'],
    ['a reversal of another amount', () => reverses(ids.bonus), 'reverses another one'],
    ['a safe below zero', () => paying(90_000_000_00, { type: "'overtime'", hours: '1' }), 'fund_balances_covered'],
    ['wages below zero', () => 'update employee_terms set wages = -1', 'employee_terms_not_negative'],
  ])('%s', async (_, change, refusal) => {
    expect(await refusedWith(at.database, change())).toContain(refusal);
  });

  it('a row reversed twice', async () => {
    const again = insert({ amount: '-30000', reverses: String(ids.bonus) });
    expect(await refusedWith(at.database, `${again}; ${again}`)).toContain('salary_story_reversed_once');
    // Once would be allowed.
    expect(await refusedWith(at.database, again)).toBe('committed');
  });
});
