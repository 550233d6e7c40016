import { monthText, type SalaryMonth } from './rules/month';

/** Content of a file of payslips. */
export interface WantedPayslips extends SalaryMonth {
  /** Everybody with pay in the month if not given. */
  readonly employees?: readonly number[];
  /** Ids of operations: each limits its employee's payslip to what was booked up to it, and marks it as paid by it. */
  readonly stories?: readonly number[];
}

/** Address of the PDF with the payslips of a month. */
export function payslipAddress({ employees = [], stories = [], ...month }: WantedPayslips): string {
  const lists = Object.entries({ employees, stories }).filter(([, ids]) => ids.length > 0);
  const chosen = lists.map(([name, ids]) => `&${name}=${ids.join(',')}`).join('');
  return `/api/salary/payslips.pdf?month=${monthText(month)}${chosen}`;
}

/** Address of an employee's year: months with their lines. */
export const yearSheetAddress = (employee_id: number, year: number): string =>
  `/salary/year?employee=${employee_id}&year=${year}`;
