import type { InputOf } from '@/lib/contract/endpoint';
import { listSalary, saveEmployee } from '@/lib/sections/salary/contract/salary';
import * as operations from '@/lib/sections/salary/contract/operations';
import { monthOf, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { openMoney, ZONE } from '../expenses/money-venue';
import { give } from '../money/money';
import { forFile } from '../../support/for-file';

export const NOW = monthOf(Date.now() / 1000, ZONE);
/** A month relative to the current one. */
export const inMonths = (count: number): SalaryMonth => plusMonths(NOW, count);

type Operation = InputOf<typeof operations.operateSalary>['body'];
type Partly<T> = Omit<T, 'employee_id' | 'month' | 'year'>;

/** A venue for the tests of a file, with a million baht in the safe. Its editor of salaries is `boss`. */
export const startPayroll = forFile(async () => {
  const money = await openMoney({ SALARY_EDITORS: 'boss' });
  await money.addPerson('boss', 'ExpensesView', 'ExpensesDelete');
  const boss = money.signedIn('boss');
  await give(money, { safe: 900_000_00 });
  const data = (employee_id: number, month = 0) =>
    boss(operations.salaryData, { body: { employee_id, ...inMonths(month) } });
  const rows = async (month = 0) => (await boss(listSalary, { body: inMonths(month) })).items;
  return {
    ...money,
    boss,
    /** Adds an employee with 20,000 baht a month; a month relative to the current one. */
    hire: async (from = 0, fields: Partial<InputOf<typeof saveEmployee>['body']> = {}): Promise<number> => {
      const terms = { employee_name: 'Нина', position: 'Бармен', wages: 20_000, overtime_hour_cost: 150 };
      const body = { type: 'add' as const, employee_id: null, ...terms, ...inMonths(from), ...fields };
      return (await boss(saveEmployee, { body })).employee_id ?? 0;
    },
    rows,
    row: async (employee_id: number, month = 0) => (await rows(month)).find((one) => one.employee_id === employee_id),
    data,
    due: async (employee_id: number, month = 0) => (await data(employee_id, month)).due,
    operate: async (employee_id: number, operation: Partly<Operation>, month = 0): Promise<number> => {
      const body = { employee_id, ...inMonths(month), ...operation };
      return (await boss(operations.operateSalary, { body })).salary_story_id ?? 0;
    },
    pay: (payments: InputOf<typeof operations.paySalaries>['body']['payments'], month = 0) =>
      boss(operations.paySalaries, { body: { ...inMonths(month), payments } }),
    takeBack: (salary_story_id: number) => boss(operations.removeSalaryStory, { body: { salary_story_id } }),
    story: async (employee_id: number, removed = false) =>
      (await boss(operations.salaryStory, { body: { employee_id, removed } })).items,
    credits: async (employee_id: number) => (await boss(operations.salaryCredits, { body: { employee_id } })).items,
    skip: (
      credit_id: number,
      month: number,
      skip = true,
      why: { description?: string } = { description: 'По договорённости' },
    ) => boss(operations.skipInstalment, { body: { credit_id, ...inMonths(month), skip, ...why } }),
  };
});
