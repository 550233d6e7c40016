import { toSatang } from '@/lib/domain/money';
import type { employees, employeeTerms, history } from '@/backend/src/db/schema';
import { differences } from '@/backend/src/db/history';
import { OWNER } from '../trade/happening';
import type { Months } from './months';
import { PEOPLE, type Person } from './people';

/** A person with an id, and the first month of wages in the books, counted back from the current one. */
export interface Employee extends Omit<Person, 'joined'> {
  readonly employee_id: number;
  readonly joined: number;
  /** First month of work; absent for those who were there when the sample begins. */
  readonly joinedAgo: number | undefined;
}

type HistoryRow = typeof history.$inferInsert;

/** Date of the last shift of those who left. */
const LAST_SHIFT = 26;

/** People who worked at some time since the books begin. */
export const employeesOf = (months: Months): readonly Employee[] =>
  PEOPLE.filter(({ left }) => left === undefined || months.day(left, LAST_SHIFT)).map((person, index) => ({
    ...person,
    employee_id: index + 1,
    joined: Math.min(person.joined ?? months.oldest, months.oldest),
    joinedAgo: person.joined,
  }));

/** Terms of an employee, latest first. */
export function termsOf({ position, wages, hour, raise, joined }: Employee) {
  const first = { ago: joined, position, wages, hour };
  if (!raise) return [first];
  return raise.ago < joined ? [{ ...first, ...raise }, first] : [{ ...first, ...raise, ago: joined }];
}

/** Rows of an employee: themselves, their wages by month, and the history of both, up to `now`. */
function rowsOf(employee: Employee, months: Months, now: Date) {
  const { employee_id, name: employee_name, joined, left } = employee;
  const terms = termsOf(employee).toReversed();
  const at = (ago: number, date: number, hour: number): Date =>
    new Date(Math.min((months.day(ago, date) ?? months.first)?.at(hour).getTime() ?? Infinity, now.getTime()));
  const removed_at = left === undefined ? undefined : at(left, LAST_SHIFT, 19);
  const entry = { entity: 'employee', record_id: employee_id, user_id: OWNER } as const;
  const removal: HistoryRow[] = removed_at
    ? [{ ...entry, action: 'removed', changes: [], history_time: removed_at }]
    : [];
  const saved = terms.map(({ ago, position, wages, hour: overtime_hour_cost }) => ({
    ago,
    employee_name,
    position,
    wages,
    overtime_hour_cost,
    month: months.of(ago).slice(0, 7),
  }));
  return {
    employee: {
      employee_id,
      employee_name,
      joined: months.of(joined),
      left: left === undefined ? null : months.of(left),
      removed_at: removed_at ?? null,
      removed_by: removed_at ? OWNER : null,
      version: terms.length + (removed_at ? 1 : 0),
    } satisfies typeof employees.$inferInsert,
    terms: terms.map(({ ago, position, wages, hour }): typeof employeeTerms.$inferInsert => ({
      employee_id,
      month: months.of(ago),
      position,
      wages: toSatang(wages),
      overtime_hour_cost: toSatang(hour),
    })),
    history: [
      ...saved.map(({ ago, ...fields }, index): HistoryRow => {
        const { month: _, ...before } = saved[index - 1] ?? { month: '' };
        return {
          ...entry,
          action: index === 0 ? 'created' : 'changed',
          history_time: at(ago, 1, 12),
          changes: differences(before, fields),
        };
      }),
      ...removal,
    ],
  };
}

/** Rows of all employees. */
export function employeeRows(employees: readonly Employee[], months: Months, now: Date) {
  const rows = employees.map((employee) => rowsOf(employee, months, now));
  return {
    employees: rows.map(({ employee }) => employee),
    terms: rows.flatMap(({ terms }) => terms),
    history: rows.flatMap(({ history }) => history).toSorted((a, b) => Number(a.history_time) - Number(b.history_time)),
  };
}
