import { removeEmployee, restoreEmployee } from '@/lib/sections/salary/contract/salary';
import { formerEmployees, settleDebt } from '@/lib/sections/salary/contract/leaving';
import { daysIn } from '@/lib/sections/salary/rules/month';
import { faultsIn } from '../../support/database';
import { inMonths, NOW, startPayroll, type Payroll } from './payroll';

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterEach(async () => expect(await faultsIn(at.database)).toEqual([]));
afterAll(() => at.close());

const share = (wages: number, days: number): number => Math.round((wages * 100 * days) / daysIn(NOW)) / 100;
const leave = (employee_id: number, day?: number) =>
  at.boss(removeEmployee, { body: { employee_id, ...(day && { day }) } });
const back = (employee_id: number) => at.boss(restoreEmployee, { body: { employee_id } });
const former = async (employee_id: number) =>
  (await at.boss(formerEmployees, { body: {} })).items.find((one) => one.employee_id === employee_id);
const settle = (employee_id: number, way: 'collect' | 'write_off', amount: number, description?: string) =>
  at.boss(settleDebt, { body: { employee_id, way, amount, ...(description && { description }) } });
const safe = async () => (await at.balances()).safe;

describe('the share of a month', () => {
  it('is due to who joins within it, and may be changed up to the wages', async () => {
    const id = await at.hire(0, { day: 11 });
    const days = daysIn(NOW) - 10;
    expect(await at.data(id)).toMatchObject({ wages: 20_000, days_worked: days, accrued: share(20_000, days) });
    expect(await at.due(id)).toBe(share(20_000, days));
    expect(await at.row(id)).toMatchObject({ days_worked: days, due: share(20_000, days) });
    expect(await at.refused(at.operate(id, { type: 'salary', amount: 20_000 }))).toBe('1 moreThanDue');
    await at.operate(id, { type: 'salary', accrued: 18_000, amount: 18_000 });
    expect(await at.row(id)).toMatchObject({ accrued: 18_000, due: 0 });
    expect(await at.due(id, 1)).toBe(20_000);
  });

  it('is due to who leaves within it, from the first day to the last one', async () => {
    const id = await at.hire(-1);
    await leave(id, 12);
    expect(await at.due(id)).toBe(share(20_000, 12));
    expect(await at.due(id, -1)).toBe(20_000);
    await back(id);
    expect(await at.data(id)).toMatchObject({ accrued: 20_000 });
    const short = await at.hire(0, { day: 11 });
    expect(await at.refused(leave(short, 10))).toBe('1 dayOfMonth');
    await leave(short, 12);
    expect(await at.due(short)).toBe(share(20_000, 2));
  });

  it('is the whole month without a day; a day that the month does not have is refused', async () => {
    const id = await at.hire();
    expect(await at.data(id)).toMatchObject({ accrued: 20_000, days_worked: null });
    expect(await at.refused(at.hire(0, { month: 2, year: NOW.year - 1, day: 30 }))).toBe('1 dayOfMonth');
  });
});

it('the salary of a month is paid once it has begun; a prepayment before', async () => {
  const id = await at.hire();
  expect(await at.refused(at.operate(id, { type: 'salary', amount: 20_000 }, 1))).toBe('1 salaryNotBegun');
  const payments = [{ type: 'salary' as const, employee_id: id, amount: 20_000 }];
  expect(await at.refused(at.pay(payments, 1))).toBe('1 salaryNotBegun');
  await at.operate(id, { type: 'prepayment', amount: 20_000 }, 1);
  expect(await at.due(id, 1)).toBe(0);
});

describe('who leaves while owing', () => {
  /** Paid 20,000 in full with 5,000 of a credit left, then fined by 300. */
  async function owing() {
    const id = await at.hire();
    await at.operate(id, { type: 'credit', amount: 6_000, duration: 6 });
    await at.operate(id, { type: 'salary', amount: 19_000 });
    await at.operate(id, { type: 'penalty', amount: 300, description: 'Разбил' });
    await leave(id);
    return id;
  }

  it('is named with what the last month overpaid and the rest of the credits', async () => {
    const id = await owing();
    expect(await former(id)).toMatchObject({ employee_name: 'Нина', position: 'Бармен', ...NOW, owed: 5_300 });
    expect(await at.row(id)).toMatchObject({ credit_withheld: 6_000, due: 0 });
    expect((await at.credits(id))[0]?.instalments.map(({ month }) => month)).toEqual(Array(6).fill(NOW.month));
  });

  it('has the rest of the credits withheld from what is due first', async () => {
    const id = await at.hire();
    await at.operate(id, { type: 'credit', amount: 6_000, duration: 6 });
    await leave(id);
    expect(await at.due(id)).toBe(14_000);
    expect(await former(id)).toMatchObject({ owed: 0 });
  });

  it('pays back into the safe, as an income of salaries, which is taken back as an operation is', async () => {
    const id = await owing();
    const before = await safe();
    const { salary_story_id } = await settle(id, 'collect', 2_000);
    expect(await safe()).toBe(before + 2_000_00);
    expect(await former(id)).toMatchObject({ owed: 3_300 });
    expect(await at.newest()).toMatchObject({ flow: 'income', kind: 'repayment', cost: 2_000, category_id: 1369 });
    expect((await at.story(id))[0]).toMatchObject({ type: 'repayment', amount: 2_000, salary_story_id });
    expect(await at.row(id)).toMatchObject({ repaid: 2_000, due: 0 });
    await at.takeBack(salary_story_id);
    expect(await safe()).toBe(before);
    expect(await former(id)).toMatchObject({ owed: 5_300 });
  });

  it('is written off by a bonus with a reason, without the safe', async () => {
    const id = await owing();
    const before = await safe();
    expect(await at.refused(settle(id, 'write_off', 5_300))).toBe('1 salaryReason');
    await settle(id, 'write_off', 5_300, 'Простили');
    expect(await safe()).toBe(before);
    expect(await former(id)).toMatchObject({ owed: 0 });
    expect((await at.story(id))[0]).toMatchObject({ type: 'bonus', amount: 5_300, description: 'Простили' });
  });

  it('settles at most what is owed, and nothing while working here', async () => {
    const id = await owing();
    expect(await at.refused(settle(id, 'collect', 5_300.01))).toBe('1 moreThanOwed');
    expect(await at.refused(settle(id, 'collect', 0))).toBe('1 salaryAmount');
    expect(await at.refused(settle(await at.hire(), 'collect', 1))).toBe('5 employeeWorks');
    expect(await at.refused(settle(9999, 'collect', 1))).toBe('2 noSuchEmployee');
  });

  it('gets the months of the credit again when restored, unless the debt was settled meanwhile', async () => {
    const first = await owing();
    await back(first);
    expect(await at.data(first)).toMatchObject({ credit_withheld: 1_000 });
    expect(await at.due(first, 1)).toBe(20_000 - 1_000 - 300);
    const second = await owing();
    await settle(second, 'collect', 5_300);
    await back(second);
    expect(await at.data(second)).toMatchObject({ credit_withheld: 6_000, repaid: 5_300, due: 0 });
    expect(await at.due(second, 1)).toBe(20_000);
  });
});

it('a credit says until when its months can no longer be skipped', async () => {
  const id = await at.hire(-2);
  const credit = await at.operate(id, { type: 'credit', amount: 4_000, duration: 4 }, -1);
  const until = async () => (await at.credits(id))[0]?.paid_until;
  expect(await until()).toBeNull();
  await at.operate(id, { type: 'salary', amount: 19_000 }, -1);
  expect(await until()).toEqual(inMonths(-1));
  expect(await at.refused(at.skip(credit, -1))).toBe('5 instalmentPaid');
  await at.skip(credit, 0);
});
