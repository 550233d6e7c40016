import { book, type Booked } from '@/backend/src/sections/salary/book';
import { costOf } from '@/backend/src/sections/salary/cost';
import { removeStory } from '@/backend/src/sections/salary/take-back';
import { employees, employeeTerms } from '@/backend/src/db/schema';
import { staffCost } from '@/lib/sections/salary/contract/operations';
import { adminDetails } from '@/lib/lists/report/endpoints';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { DAIQUIRI, startMoney, ZONE } from '../expenses/money-venue';
import { costsByCategory, give } from '../money/money';

type Operation = Omit<Booked, 'employee_id' | 'employee_name' | 'month' | 'time'>;
const money = startMoney();
let boss: number;
beforeAll(async () => {
  await give(money, { safe: 900_000_00 });
  const { db } = money.database;
  boss = await money.database.value`select user_id from users where login = 'admin'`;
  const removed = { removed_at: new Date('2026-02-20T05:00:00Z'), removed_by: boss };
  await db.insert(employees).values([
    { employee_id: 1, employee_name: 'Нина', joined: '2026-01-01' },
    { employee_id: 2, employee_name: 'สมชาย', joined: '2026-01-01', left: '2026-02-01', ...removed },
  ]);
  const terms = { position: 'Бармен', overtime_hour_cost: 100_00 };
  await db.insert(employeeTerms).values([
    { ...terms, employee_id: 1, month: '2026-01-01', wages: 20_000_00 },
    { ...terms, employee_id: 1, month: '2026-03-01', wages: 24_000_00 },
    { ...terms, employee_id: 2, month: '2026-01-01', wages: 10_000_00 },
  ]);
});

const operate = (employee_id: number, time: string, what: Operation, month = '2026-02-01') =>
  money.database.db.transaction((tx) =>
    book(tx, boss, [{ employee_id, employee_name: 'Сотрудник', month, time: new Date(time), ...what }]),
  );
const cost = (count: number, year = 2026, month = 3) =>
  costOf(money.database.db, { until: { month, year }, count, zone: ZONE });

const inMonth = (month: number, staff_cost: number, paid: number) => {
  return { month, year: 2026, staff_cost, paid, revenue: 0 };
};

test('what a month cost, what the safe paid in it, and its sales', async () => {
  expect(await cost(3)).toEqual([inMonth(1, 30_000, 0), inMonth(2, 30_000, 0), inMonth(3, 24_000, 0)]);

  await operate(1, '2026-02-14T05:00:00Z', { type: 'prepayment', amount: 8000 });
  await operate(1, '2026-02-15T05:00:00Z', { type: 'bonus', amount: 1500, description: 'Банкет' });
  await operate(1, '2026-02-16T05:00:00Z', { type: 'penalty', amount: 400, description: 'Опоздание' });
  await operate(1, '2026-02-17T05:00:00Z', { type: 'overtime', amount: 350, hours: 3.5 });
  await operate(1, '2026-02-18T05:00:00Z', { type: 'credit', amount: 6000, duration: 3 });
  // 23:30 of February and 0:30 of March in the venue.
  await operate(2, '2026-02-28T16:30:00Z', { type: 'salary', amount: 6100, accrued: 5000, allowances: 1100 });
  await operate(1, '2026-02-28T17:30:00Z', { type: 'salary', amount: 11_000, accrued: 20_000 });

  // 20,000 + 1,500 − 400 + 350 of one, 5,000 + 1,100 of the other. The credit is paid, but costs nothing.
  expect(await cost(2)).toEqual([inMonth(2, 27_550, 8000 + 350 + 6000 + 6100), inMonth(3, 24_000, 11_000)]);
});

test('what was taken back lowers the month in which the money returned', async () => {
  const overtime = { type: 'overtime', amount: 1000, hours: 10 } as const;
  const [again = 0] = await operate(1, '2026-03-10T05:00:00Z', overtime, '2026-03-01');
  expect(await cost(1)).toEqual([inMonth(3, 25_000, 12_000)]);
  await money.database.db.transaction((tx) =>
    removeStory({ tx, user_id: boss }, again, new Date('2026-04-02T05:00:00Z')),
  );
  expect(await cost(2, 2026, 4)).toEqual([inMonth(3, 24_000, 12_000), inMonth(4, 24_000, -1000)]);
});

test('sales before noon of the first day belong to the month before', async () => {
  const sell = (time: string, quantity: number) =>
    money.pay({ paid_time: new Date(time), opened_time: new Date(time), lines: [{ menu_id: DAIQUIRI, quantity }] });
  await sell('2026-03-01T04:59:00Z', 1);
  await sell('2026-03-01T05:00:00Z', 2);
  expect((await cost(2)).map(({ revenue }) => revenue)).toEqual([250, 500]);
});

test('what was paid counts in its category and in the result, on its day; what was taken back does not', async () => {
  const paid = 8000 + 350 + 6000 + 6100 + 11_000;
  const { groups } = await costsByCategory(money.ask);
  const category = { category_id: 1369, category_name: 'Зарплата', cost: paid };
  expect(groups.find(({ group_id }) => group_id === 3)).toMatchObject({ items: [category] });
  const body = { period_id: 4, category_id: 1369 };
  const { items } = await money.ask(adminDetails(expenseCategories, 'statistics'), { body });
  expect(items.map(({ kind }) => kind)).toEqual(['salary', 'salary', 'credit', 'overtime', 'prepayment']);
  expect(items.map(({ price }) => price)).toEqual([11_000, 6100, 6000, 350, 8000]);
  expect((await money.list()).total_profit).toBe(750 - paid);
});

test('months before the first year that salaries are kept for are left out', async () => {
  expect((await cost(3, 2000, 2)).map(({ month, year }) => `${month}/${year}`)).toEqual(['1/2000', '2/2000']);
});

test('who reads salaries gets the months with their sales', async () => {
  const reader = money.signedIn('reader');
  const { items } = await reader(staffCost, { body: { month: 3, year: 2026, count: 12 } });
  expect(items).toHaveLength(12);
  expect(items.at(-1)).toEqual({ ...inMonth(3, 24_000, 12_000), revenue: 500 });
});
