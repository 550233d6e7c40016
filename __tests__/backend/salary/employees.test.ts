import {
  employeeHistory,
  listSalary,
  removeEmployee,
  restoreEmployee,
  saveEmployee,
} from '@/lib/sections/salary/contract/salary';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { firstDay, monthText } from '@/lib/sections/salary/rules/month';
import { inMonths, NOW, startPayroll, type Payroll } from './payroll';

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterAll(() => at.close());

const save = (employee_id: number, fields: object, month = 0) =>
  at.boss(saveEmployee, { body: { employee_id, ...inMonths(month), ...fields } });
const wages = async (employee_id: number, ...months: number[]) =>
  Promise.all(months.map(async (month) => (await at.row(employee_id, month))?.wages));

it('lists employees by name from their first month on, with totals', async () => {
  const oleg = await at.hire(0, { employee_name: 'Олег' });
  const anna = await at.hire(-1, { employee_name: 'анна', wages: 30_000.5 });
  const { items, totals } = await at.boss(listSalary, { body: NOW });
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
  const { items } = await at.boss(employeeHistory, { params: { id: nina } });
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
  const remove = () => at.boss(removeEmployee, { body: { employee_id: nina } });
  expect(await at.refused(remove())).toBe('5 employeeBookedAhead');
  await at.takeBack(prepaid);
  await at.operate(nina, { type: 'prepayment', amount: 10 });
  await remove();
  expect(await at.refused(remove())).toBe('5 employeeRemoved');
  expect(await at.row(nina)).toMatchObject({ removed_time: expect.any(Number) as number, premayment_paid: 10 });
  expect(await at.row(nina, 1)).toBeUndefined();
  expect(await at.story(nina)).toHaveLength(1);
  // The last salary is paid after the removal, nothing in later months.
  await at.operate(nina, { type: 'salary', amount: 19_990 });
  expect(await at.refused(at.operate(nina, { type: 'prepayment', amount: 1 }, 1))).toBe('1 notEmployed');
  expect(await at.data(nina, 1)).toMatchObject({ wages: 0, due: 0 });
  expect(await at.refused(save(nina, { wages: 1 }, 1))).toBe('1 notEmployed');
  const restore = () => at.boss(restoreEmployee, { body: { employee_id: nina } });
  await restore();
  expect(await at.refused(restore())).toBe('5 employeeWorks');
  expect(await wages(nina, 0, 1)).toEqual([20_000, 20_000]);
  const { items } = await at.boss(employeeHistory, { params: { id: nina } });
  expect(items.map(({ action }) => action)).toEqual(['restored', 'removed', 'created']);
});

it('owes no wages for the months between leaving and coming back', async () => {
  const nina = await at.hire(-6);
  await save(nina, { wages: 22_000 }, -3);
  await at.boss(removeEmployee, { body: { employee_id: nina } });
  const left = firstDay(inMonths(-4));
  await at.database.pool.query('update employees set "left" = $1 where employee_id = $2', [left, nina]);
  await at.boss(restoreEmployee, { body: { employee_id: nina } });
  expect(await wages(nina, -5, -4, -3, -1, 0, 1)).toEqual([20_000, 20_000, 0, 0, 22_000, 22_000]);
});

it('answers 2 for unknown employees', async () => {
  const employee_id = 999_999;
  const body = { employee_id };
  const calls = [
    at.boss(removeEmployee, { body }),
    at.boss(restoreEmployee, { body }),
    at.ask(salaryYearPage, { body }),
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
