import * as salary from '@/lib/sections/salary/contract/salary';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { formerEmployees, settleDebt } from '@/lib/sections/salary/contract/leaving';
import { daysIn, firstDay, monthText } from '@/lib/sections/salary/rules/month';
import { inMonths, NOW, startPayroll } from './payroll';

const at = startPayroll();

const save = (employee_id: number, fields: object, month = 0) =>
  at.boss(salary.saveEmployee, { body: { employee_id, ...inMonths(month), ...fields } });
const leave = (employee_id: number, day?: number) =>
  at.boss(salary.removeEmployee, { body: { employee_id, ...(day && { day }) } });
const back = (employee_id: number) => at.boss(salary.restoreEmployee, { body: { employee_id } });
const wages = async (employee_id: number, ...months: number[]) =>
  Promise.all(months.map(async (month) => (await at.row(employee_id, month))?.wages));

it('lists employees by name from their first month on, with totals', async () => {
  const oleg = await at.hire(0, { employee_name: 'Олег' });
  const anna = await at.hire(-1, { employee_name: 'анна', wages: 30_000.5 });
  const { items, totals } = await at.boss(salary.listSalary, { body: NOW });
  expect(items.map(({ employee_id }) => employee_id)).toEqual([anna, oleg]);
  expect(items[0]).toMatchObject({ ...NOW, position: 'Бармен', overtime_hour_cost: 150, version: 1, is_paid: false });
  expect(totals).toMatchObject({ total_wages: 50_000.5, total_due: 50_000.5, total_overtime_hours: 0 });
  expect((await at.rows(-1)).map(({ employee_id }) => employee_id)).toEqual([anna]);
  expect(await at.rows(-2)).toEqual([]);
});

it('holds wages from a month on, and keeps earlier months and other fields', async () => {
  const nina = await at.hire(-4);
  await save(nina, { wages: 30_000 }, 1);
  await save(nina, { wages: 25_000 }, -1);
  // The position changes in all later months, their wages do not.
  await save(nina, { position: 'Старший бармен' }, -2);
  expect(await wages(nina, -4, -3, -2, -1, 0, 1)).toEqual([20_000, 20_000, 20_000, 25_000, 25_000, 30_000]);
  expect(await at.row(nina, -3)).toMatchObject({ position: 'Бармен', wages: 20_000 });
  for (const month of [-2, -1, 0, 1])
    expect(await at.row(nina, month)).toMatchObject({ position: 'Старший бармен', overtime_hour_cost: 150 });
  expect(await at.refused(save(nina, { wages: 1 }, -5))).toBe('1 notEmployed');
  expect(await at.refused(save(nina, { wages: 1 }, 2))).toBe('1 employeeMonthAhead');
});

it('keeps the wages of a month whose salary is paid', async () => {
  const nina = await at.hire(-2);
  await at.operate(nina, { type: 'salary', amount: 20_000 }, -1);
  expect(await at.refused(save(nina, { wages: 25_000 }, -1))).toBe('5 wagesPaid');
  // An earlier month whose wages hold in the paid one.
  expect(await at.refused(save(nina, { wages: 25_000 }, -2))).toBe('5 wagesPaid');
  await save(nina, { overtime_hour_cost: 300, employee_name: 'Нина П.' }, -1);
  await save(nina, { wages: 25_000 }, 0);
  expect(await wages(nina, -2, -1, 0)).toEqual([20_000, 20_000, 25_000]);
});

it('counts versions: the second of two editors is refused, and no change is no version', async () => {
  const nina = await at.hire();
  expect(await save(nina, { position: 'Официант', version: 1 })).toEqual({ employee_id: nina, version: 2 });
  expect(await at.refused(save(nina, { wages: 1, version: 1 }))).toBe('5 changedMeanwhile');
  expect(await save(nina, { position: 'Официант', version: 2 })).toMatchObject({ version: 2 });
  // Older clients send no version.
  expect(await save(nina, { employee_name: 'Нина П.' })).toMatchObject({ version: 3 });
  const { items } = await at.boss(salary.employeeHistory, { params: { id: nina } });
  const month = { field: 'month', before: null, after: monthText(NOW) };
  expect(items.map(({ action, changes, user_name }) => [action, user_name, changes])).toEqual([
    ['changed', 'boss', [{ field: 'employee_name', before: 'Нина', after: 'Нина П.' }]],
    ['changed', 'boss', [{ field: 'position', before: 'Бармен', after: 'Официант' }, month]],
    ['created', 'boss', expect.arrayContaining([{ field: 'wages', before: null, after: 20_000 }])],
  ]);
});

it.each([
  ['no name', { employee_name: undefined }],
  ['an empty name', { employee_name: ' ' }],
  ['no position', { position: undefined }],
  ['no wages', { wages: undefined }],
  ['wages below 0', { wages: -1 }],
  ['no overtime hour cost', { overtime_hour_cost: undefined }],
])('refuses a new employee with %s', async (_, fields) => {
  const count = (await at.rows()).length;
  expect(await at.refused(at.hire(0, fields))).toMatch(/^1 /);
  expect(await at.rows()).toHaveLength(count);
});

it('removes an employee after the current month, keeps the story, and restores', async () => {
  const nina = await at.hire(-1);
  const prepaid = await at.operate(nina, { type: 'prepayment', amount: 10 }, 1);
  expect(await at.refused(leave(nina))).toBe('5 employeeBookedAhead');
  await at.takeBack(prepaid);
  await at.operate(nina, { type: 'prepayment', amount: 10 });
  await leave(nina);
  expect(await at.refused(leave(nina))).toBe('5 employeeRemoved');
  expect(await at.row(nina)).toMatchObject({ removed_time: expect.any(Number) as number, premayment_paid: 10 });
  expect(await at.row(nina, 1)).toBeUndefined();
  expect(await at.story(nina)).toHaveLength(1);
  // The last salary is paid after the removal, nothing in later months.
  await at.operate(nina, { type: 'salary', amount: 19_990 });
  expect(await at.refused(at.operate(nina, { type: 'prepayment', amount: 1 }, 1))).toBe('1 notEmployed');
  expect(await at.data(nina, 1)).toMatchObject({ wages: 0, due: 0 });
  expect(await at.refused(save(nina, { wages: 1 }, 1))).toBe('1 notEmployed');
  await back(nina);
  expect(await at.refused(back(nina))).toBe('5 employeeWorks');
  expect(await wages(nina, 0, 1)).toEqual([20_000, 20_000]);
  const { items } = await at.boss(salary.employeeHistory, { params: { id: nina } });
  expect(items.map(({ action }) => action)).toEqual(['restored', 'removed', 'created']);
});

it('owes no wages for the months between leaving and coming back', async () => {
  const nina = await at.hire(-6);
  await save(nina, { wages: 22_000 }, -3);
  await leave(nina);
  const left = firstDay(inMonths(-4));
  await at.database.pool.query('update employees set "left" = $1 where employee_id = $2', [left, nina]);
  await back(nina);
  expect(await wages(nina, -5, -4, -3, -1, 0, 1)).toEqual([20_000, 20_000, 0, 0, 22_000, 22_000]);
});

it('answers 2 for unknown employees', async () => {
  const employee_id = 999_999;
  const calls = [
    leave(employee_id),
    back(employee_id),
    at.ask(salaryYearPage, { body: { employee_id } }),
    save(employee_id, { wages: 1 }),
    at.story(employee_id),
    at.data(employee_id),
    at.credits(employee_id),
    at.operate(employee_id, { type: 'prepayment', amount: 1 }),
  ];
  expect(await Promise.all(calls.map(at.refused))).toEqual(calls.map(() => '2 noSuchEmployee'));
});

it('a year without work is empty, and the current one is usual', async () => {
  const id = await at.hire(0, { employee_name: 'Новый' });
  const { year } = inMonths(-24);
  const page = (body: object) => at.ask(salaryYearPage, { body: { employee_id: id, ...body } });
  expect(await page({ year })).toMatchObject({ employee_name: '', items: [], totals: {} });
  expect(await page({})).toMatchObject({ employee_name: 'Новый', year: NOW.year, items: [NOW] });
});

const share = (wages: number, days: number): number => Math.round((wages * 100 * days) / daysIn(NOW)) / 100;
const former = async (employee_id: number) =>
  (await at.boss(formerEmployees, { body: {} })).items.find((one) => one.employee_id === employee_id);
const settle = (employee_id: number, way: 'collect' | 'write_off', amount: number, description?: string) =>
  at.boss(settleDebt, { body: { employee_id, way, amount, ...(description && { description }) } });

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
    const before = await at.safe();
    const { salary_story_id } = await settle(id, 'collect', 2_000);
    expect(await at.safe()).toBe(before + 2_000);
    expect(await former(id)).toMatchObject({ owed: 3_300 });
    expect(await at.newest()).toMatchObject({ flow: 'income', kind: 'repayment', cost: 2_000, category_id: 1369 });
    expect((await at.story(id))[0]).toMatchObject({ type: 'repayment', amount: 2_000, salary_story_id });
    expect(await at.row(id)).toMatchObject({ repaid: 2_000, due: 0 });
    await at.takeBack(salary_story_id);
    expect(await at.safe()).toBe(before);
    expect(await former(id)).toMatchObject({ owed: 5_300 });
  });

  it('is written off by a bonus with a reason, without the safe', async () => {
    const id = await owing();
    const before = await at.safe();
    expect(await at.refused(settle(id, 'write_off', 5_300))).toBe('1 salaryReason');
    await settle(id, 'write_off', 5_300, 'Простили');
    expect(await at.safe()).toBe(before);
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
