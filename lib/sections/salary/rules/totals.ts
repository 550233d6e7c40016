import type { SalaryRow } from '../contract/salary';
import { sumBaht } from '@/lib/domain/money';
import { holdsText } from '@/lib/domain/search-text';

const SUMMED = [
  'wages',
  'accrued',
  'allowance',
  'bonus',
  'penalty',
  'credit_withheld',
  'debt',
  'premayment_paid',
  'salary_paid',
  'overtime_hours',
  'overtime_paid',
  'due',
] as const;

/** Whether the name or position of a row has a text in it. */
export const isNamed =
  (search: string) =>
  ({ employee_name, position }: Pick<SalaryRow, 'employee_name' | 'position'>): boolean =>
    [employee_name, position].some((text) => holdsText(text, search));

/** Totals by column, without the prefix `total_` of their names. */
export const byColumn = (totals: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(totals).map(([name, total]) => [name.replace(/^total_/, ''), total]));

/** Sums of the rows' columns by name with the prefix `total_`; none for columns that the server does not tell. */
export const salaryTotals = (rows: readonly SalaryRow[]): Record<string, number> =>
  Object.fromEntries(
    SUMMED.flatMap((name) => {
      const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[name]);
      const known = values.filter((value) => typeof value === 'number');
      if (known.length < rows.length || rows.length === 0) return [];
      return [[`total_${name}`, sumBaht(known)] as const];
    }),
  );
