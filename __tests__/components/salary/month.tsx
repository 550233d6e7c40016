import { screen } from '@testing-library/react';
import { SalaryScreen } from '@/components/sections/salary/salary-screen';
import { permissionsOf } from '@/lib/rights/permissions';
import { getFunds } from '@/lib/sections/funds/contract';
import { formerEmployees, settleDebt, type FormerEmployee } from '@/lib/sections/salary/contract/leaving';
import {
  salaryCredits,
  salaryData,
  salaryStory,
  staffCost,
  type SalaryStoryItem,
} from '@/lib/sections/salary/contract/operations';
import { removeEmployee, restoreEmployee, salaryPage, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { OWN_FIGURES, salaryRow } from '../../support/salary';
import { on, serve } from '../../support/serve';
import { CREDIT, OCTOBER } from './served';

const row = (employee_id: number, employee_name: string, more: object = {}) => ({
  ...salaryRow(employee_id, employee_name),
  ...OWN_FIGURES,
  is_paid: false,
  removed_time: null as number | null,
  version: 1,
  ...more,
});
const ANNAS = { penalty: 500, bonus: 2000, premayment_paid: 10_000, credit_withheld: 1500, due: 20_000 };
export const ANNA = row(1, 'Анна', ANNAS);
export const BORIS = row(2, 'Борис', { salary_paid: 30_000, due: 0, is_paid: true, overtime_hours: 3.5 });
const VERA = row(3, 'Вера', { removed_time: 1_790_000_000 });

const operation = (salary_story_id: number | null, rest: Partial<SalaryStoryItem>): SalaryStoryItem => ({
  salary_story_id,
  type: 'penalty',
  type_code: 3,
  amount: 500,
  ...OCTOBER,
  time: 1_790_000_000,
  description: null,
  ...rest,
});
const TAKEN_BACK = { removed_time: 1_790_001_000, removed_by: 'boss' };
const STORY = [
  operation(null, { type: 'instalment', type_code: 6, amount: 1500, time: null }),
  operation(9, { description: 'Опоздание' }),
  operation(8, { type: 'bonus', type_code: 4, amount: 700, description: 'Ошиблись', ...TAKEN_BACK }),
  operation(7, { type: 'prepayment', type_code: 1, amount: 10_000 }),
];
const instalments = [10, 11].map((month, at) => ({ number: at + 1, amount: 1500, month, year: 2026 }));
const TWO_MONTHS = { ...CREDIT, credit_id: 4, amount: 3000, duration: 2, instalments };

/** Serves a payroll month of three employees, and those who have left. */
export function serveMonth(former: FormerEmployee[] = []) {
  let rows = [ANNA, BORIS, VERA];
  return serve(
    on(salaryPage, ({ body: { search = '', ...asked } }) => {
      const items = rows.filter(({ employee_name }) => employee_name.toLowerCase().includes(search.toLowerCase()));
      return { ...Object.assign({ ...OCTOBER }, asked), current: OCTOBER, items, totals: salaryTotals(items) };
    }),
    on(staffCost, { items: [] }),
    on(getFunds, { cashier: 0, safe: 50_000, bank: 0 }),
    on(formerEmployees, { items: former }),
    on(settleDebt, { salary_story_id: 50 }),
    on(salaryStory, { items: STORY }),
    on(salaryData, ANNA),
    on(salaryCredits, { items: [TWO_MONTHS] }),
    on(saveEmployee, ({ body }) => {
      rows = rows.map((one) => (one.employee_id === body.employee_id ? Object.assign({ ...one }, body) : one));
      return {};
    }),
    on(removeEmployee, ({ body }) => {
      rows = rows.filter(({ employee_id }) => employee_id !== body.employee_id);
      return {};
    }),
    on(restoreEmployee, {}),
  );
}

export const READER: TestOffers = { permissions: permissionsOf(['ExpensesView']) };
export const EDITOR: TestOffers = { ...READER, lists: ['salaryEditors'] };

export const open = (at = '/salary', offers = EDITOR) =>
  renderUi(<SalaryScreen editors={[]} />, { at, offers, toasts: true });
export const rowOf = (name: RegExp) => screen.findByRole('row', { name });
export const anna = () => rowOf(/^1 Анна/);
