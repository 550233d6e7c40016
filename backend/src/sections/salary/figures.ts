import { sql } from 'drizzle-orm';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryData } from '@/lib/sections/salary/contract/operations';
import { firstDay, monthsBetween, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { inNameOrder } from '../../db/names';
import type { Database, Queries } from '../../db/open';
import type { Full } from '../../db/full';
import { readRows } from '../../db/rows';
import { seconds } from '../../db/time';

/** Columns of money, which the database holds in satang. */
const MONEY = [
  'wages',
  'overtime_hour_cost',
  'salary_paid',
  'overtime_paid',
  'penalty',
  'bonus',
  'premayment_paid',
  'accrued',
  'allowance',
  'credit_withheld',
  'debt',
  'repaid',
  'due',
] as const;

/** A row of the list, and whether a salary of its month or a later one stands. */
export type MonthRow = Full<Omit<SalaryRow, 'user_id'>> & {
  readonly is_paid_later: boolean;
  readonly user_id: number | null;
};

export interface Months {
  readonly from: SalaryMonth;
  readonly until: SalaryMonth;
  readonly employee_id?: number;
}

/** Employees in the months in which they worked, by month and name. */
export const monthRows = (db: Queries, { from, until, employee_id }: Months): Promise<MonthRow[]> =>
  readRows<MonthRow>(db, ...MONEY)`
    select m.employee_id, e.employee_name, t.position, m.wages::float8, t.overtime_hour_cost::float8,
      m.paid::float8 as salary_paid, m.overtime_hours::float8, m.overtime_paid::float8, m.penalty::float8,
      m.bonus::float8, extract(month from m.month)::int as month, extract(year from m.month)::int as year,
      m.prepaid::float8 as premayment_paid, m.accrued::float8, m.allowance::float8, m.credit_withheld::float8,
      m.debt::float8, m.repaid::float8, m.due::float8, m.is_paid, m.days_worked, e.version,
      u.user_id, u.person as user_name,
      json_build_object('month', extract(month from e.joined)::int, 'year', extract(year from e.joined)::int) as joined,
      ${seconds(sql`e.removed_at`)} as removed_time,
      exists (
        select from salary_standing s
        where s.employee_id = m.employee_id and s.type = 'salary' and s.month >= m.month
      ) as is_paid_later
    from salary_months(${firstDay(until)}::date, ${employee_id ?? null}::int) m
    join employees e using (employee_id)
    left join users u on u.user_id = e.user_id and u.removed_at is null
    join lateral (
      select position, overtime_hour_cost from employee_terms terms
      where terms.employee_id = m.employee_id and terms.month <= m.month order by terms.month desc limit 1
    ) t on true
    where m.month >= ${firstDay(from)}::date and m.month <= coalesce(e.left, m.month)
    order by m.month, ${inNameOrder(sql`e.employee_name`)}, m.employee_id`;

/** A row as the wire has it. */
export const toWire = ({ is_paid_later: _, user_id, user_name, ...row }: MonthRow): SalaryRow => ({
  ...row,
  ...(user_id !== null && { user_id, user_name }),
});

/** Figures of a month in which the employee does not work. */
const NOTHING: SalaryData = { wages: 0, penalty: 0, bonus: 0, premayment_paid: 0, salary_paid: 0, due: 0 };

/** Figures of an employee for a month; zeros if they did not work then. The reply's schema drops further fields. */
export const monthData = async (db: Queries, employee_id: number, month: SalaryMonth): Promise<SalaryData> =>
  (await monthRows(db, { from: month, until: month, employee_id }))[0] ?? NOTHING;

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
