import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { monthsBetween, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { Database } from '../db/open';
import { monthRows, toWire } from './figures';

interface Year {
  readonly employee_id: number;
  readonly year: number;
  /** The venue's month; later ones are not listed. */
  readonly current: SalaryMonth;
}

/** Rows of an employee for the months of a year in which they worked, in order. */
export async function yearOf(db: Database['db'], { employee_id, year, current }: Year): Promise<SalaryRow[]> {
  const december = { month: 12, year };
  const until = monthsBetween(december, current) < 0 ? current : december;
  return (await monthRows(db, { from: { month: 1, year }, until, employee_id })).map(toWire);
}
