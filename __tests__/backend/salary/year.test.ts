import fc from 'fast-check';
import { salaryYear } from '@/lib/contract/salary-operations';
import { salaryYearPage } from '@/lib/contract/salary-papers';
import { plusMonths } from '@/lib/domain/salary-month';
import { salaryTotals } from '@/lib/domain/salary-totals';
import { inMonths, NOW, startPayroll, type Payroll } from './payroll';

let at: Payroll;
beforeAll(async () => {
  at = await startPayroll();
});
afterAll(() => at.close());

const MONTHS = 14;
const operation = fc.record({
  month: fc.integer({ min: 1 - MONTHS, max: 0 }),
  type: fc.constantFrom('salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'),
  share: fc.double({ min: 0.05, max: 1, noNaN: true }),
});

type Booked = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

/** Books an operation where it is allowed. */
async function book(employee_id: number, { month, type, share }: Booked): Promise<void> {
  const due = (await at.due(employee_id, month)) ?? 0;
  const amount = Math.floor((type === 'bonus' || type === 'penalty' ? 5000 : due) * share);
  const rest = {
    ...{ salary: { accrued: 20_000 }, prepayment: {}, overtime: { hours: 2, amount: 300 } },
    ...{ penalty: { description: 'Штраф' }, bonus: { description: 'Премия' }, credit: { duration: 3 } },
  }[type];
  await at.refused(at.operate(employee_id, { type, amount, ...rest }, month));
}

test('rows of a year are those of the month lists, and its totals their sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 12 }), async (operations) => {
      const id = await at.hire(1 - MONTHS, { employee_name: 'Год' });
      for (const one of operations) await book(id, one);
      for (const year of [NOW.year - 1, NOW.year]) {
        const { items, totals } = await at.ask(salaryYear, { body: { employee_id: id, year } });
        const months = Array.from({ length: MONTHS }, (_, index) => plusMonths(NOW, index + 1 - MONTHS));
        const rows = [];
        for (const [index, month] of months.entries())
          if (month.year === year) rows.push(await at.row(id, index + 1 - MONTHS));
        expect(items).toEqual(rows);
        expect(totals).toEqual(salaryTotals(items));
        const page = await at.ask(salaryYearPage, { body: { employee_id: id, year } });
        expect(page).toEqual({ employee_name: 'Год', year, current: NOW, items, totals: salaryTotals(items) });
      }
    }),
    { numRuns: 6 },
  );
});

test('a year without work is empty, the current one is usual, and an unknown employee is refused', async () => {
  const id = await at.hire(0, { employee_name: 'Новый' });
  const { year } = inMonths(-24);
  expect(await at.ask(salaryYearPage, { body: { employee_id: id, year } })).toMatchObject({
    ...{ employee_name: '', items: [], totals: {} },
  });
  expect(await at.ask(salaryYearPage, { body: { employee_id: id } })).toMatchObject({
    ...{ employee_name: 'Новый', year: NOW.year, items: [NOW] },
  });
  expect(await at.refused(at.ask(salaryYearPage, { body: { employee_id: 9999 } }))).toBe('2 noSuchEmployee');
});

test('the files of a year name the employee, and the screen has the months', async () => {
  const id = await at.hire(0, { employee_name: 'Нина, бар' });
  const file = await at.admin.fetch(
    `/api/export/salary-year?format=csv&separator=comma&employee=${id}&year=${NOW.year}`,
  );
  const [head = '', row = '', ...further] = (await file.text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  expect(head).toContain('Месяц,Год,Сотрудник');
  expect(row).toContain(`,${NOW.year},"Нина, бар",Бармен,20000.00`);
  expect(further).toEqual([]);
  expect((await at.admin.fetch('/api/export/salary-year?format=csv')).status).toBe(400);
});
