import nock from 'nock';
import { call } from '@/lib/api/call';
import { salaryYearPage } from '@/lib/contract/salary-papers';
import { monthOf, plusMonths, type SalaryMonth } from '@/lib/domain/salary-month';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/salary/list';
const browserOf = legacyBrowser();
const NOW = monthOf(Date.now() / 1000, 'Asia/Bangkok');

const row = (employee_id: number, salary_paid: number) => ({
  ...{ employee_id, employee_name: `Сотрудник ${employee_id}`, position: 'Бармен', wages: 30_000, month: 0, year: 0 },
  ...{ overtime_hour_cost: 200, salary_paid, overtime_hours: 1.5, overtime_paid: 300, penalty: 0, bonus: 0 },
});

/** A server that lists two people from March of last year on; returns the months asked for. */
function serve(): SalaryMonth[] {
  const asked: SalaryMonth[] = [];
  nock(LEGACY)
    .post(API)
    .reply(200, (_path, body) => {
      const month = body as SalaryMonth;
      asked.push(month);
      const works = month.year > NOW.year - 1 || month.month >= 3;
      const people = works ? [row(3, month.month * 100), row(4, 1)] : [row(4, 1)];
      return { items: people.map((one) => ({ ...one, month: month.month, year: month.year })) };
    })
    .persist();
  return asked;
}
const yearOf = (year?: number) =>
  call(salaryYearPage, { body: { employee_id: 3, ...(year && { year }) } }, browserOf().fetch);

test('a year is put together from the lists of its months, with their sums', async () => {
  const asked = serve();
  const { items, totals, employee_name, year } = await yearOf(NOW.year - 1);
  expect([employee_name, year]).toEqual(['Сотрудник 3', NOW.year - 1]);
  expect(items.map(({ month, salary_paid }) => [month, salary_paid])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at + 3, (at + 3) * 100]),
  );
  expect(totals).toMatchObject({ total_wages: 300_000, total_salary_paid: 7500, total_overtime_hours: 15 });
  expect(totals).not.toHaveProperty('total_due');
  expect(asked.toSorted((one, other) => one.month - other.month)).toEqual(
    Array.from({ length: 12 }, (_, at) => plusMonths({ month: 1, year: NOW.year - 1 }, at)),
  );
});

test('months to come are not asked for, and a stranger has no months', async () => {
  const asked = serve();
  expect((await yearOf()).items).toHaveLength(NOW.month);
  expect(asked).toHaveLength(NOW.month);
  expect(await call(salaryYearPage, { body: { employee_id: 99 } }, browserOf().fetch)).toMatchObject({
    ...{ employee_name: '', items: [], totals: {}, current: NOW },
  });
});

test('the file of a year has the months of a legacy server', async () => {
  serve();
  const response = await browserOf().fetch(
    `/api/export/salary-year?format=csv&separator=comma&employee=3&year=${NOW.year - 1}`,
  );
  const [head = '', first = '', ...further] = (await response.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  expect(head.split(',').slice(0, 5)).toEqual(['Месяц', 'Год', 'Сотрудник', 'Должность', 'Оклад']);
  expect(first).toMatch(new RegExp(`^Март,${NOW.year - 1},Сотрудник 3,Бармен,30000.00,,`));
  expect(further).toHaveLength(9);
});
