import type { SalaryRow } from '../contract/salary';
import { toBaht, toSatang } from './money';

const SUMMED = [
  ...['wages', 'accrued', 'allowance', 'bonus', 'penalty', 'credit_withheld', 'debt'],
  ...['premayment_paid', 'salary_paid', 'overtime_hours', 'overtime_paid', 'due'],
] as const;

/** Sums of the rows' columns by name with the prefix `total_`; none for columns that the server does not tell. */
export const salaryTotals = (rows: readonly SalaryRow[]): Record<string, number> =>
  Object.fromEntries(
    SUMMED.flatMap((name) => {
      const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[name]);
      const known = values.filter((value) => typeof value === 'number');
      if (known.length < rows.length || rows.length === 0) return [];
      return [[`total_${name}`, toBaht(known.reduce((sum, value) => sum + toSatang(value), 0))] as const];
    }),
  );
