import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry } from '@/lib/contract/history';
import { PRIVATE, SIGHTS, type Access } from '@/lib/contract/access';
import { Baht, BahtInput, Id, Name, UnixSeconds } from '@/lib/contract/primitives';
import { FIRST_YEAR } from './limits';

const { call, ours } = endpointsOf('salary');

/** Who reads wages, and who changes them. */
export const SALARY_READ = SIGHTS.wages;
export const SALARY_CHANGE = { logins: 'salaryEditors', closedTo: PRIVATE } as const satisfies Access;

/** Traits of calls that read wages, and of calls that change them but move no money. */
export const reading = { access: SALARY_READ, reads: ['salary'] } as const;
export const changing = { access: SALARY_CHANGE, changes: ['salary'] } as const;

/** Calendar month of the venue's zone: 1 to 12, and the year. */
export const Month = z.int().min(1).max(12);
export const Year = z.int().min(FIRST_YEAR).max(2099);
/** Day of a month. */
export const Day = z.int().min(1).max(31);
export const inMonth = { month: Month, year: Year };

/**
 * An employee in a month, with the wages of that month. Amounts in baht; `overtime_paid` is paid at once, the rest
 * through the salary. Ours, missing on a legacy server: `accrued` is what the month's work earned, usually the wages;
 * `credit_withheld` the instalments; `debt` what earlier months overpaid; `repaid` what somebody who left paid back;
 * `due` what is still to be paid; `days_worked` the days of a month in which they joined or left, null for a whole one;
 * `user_id` and `user_name` their account, if they have one.
 */
export const SalaryRow = z.object({
  employee_id: Id,
  employee_name: z.string(),
  position: z.string(),
  wages: Baht,
  overtime_hour_cost: Baht,
  salary_paid: Baht,
  overtime_hours: z.number(),
  overtime_paid: Baht,
  penalty: Baht,
  bonus: Baht,
  ...inMonth,
  premayment_paid: Baht.optional(),
  accrued: Baht.optional(),
  allowance: Baht.optional(),
  credit_withheld: Baht.optional(),
  debt: Baht.optional(),
  repaid: Baht.optional(),
  due: Baht.optional(),
  /** Whether a standing operation `salary` is booked for the month. */
  is_paid: z.boolean().optional(),
  days_worked: z.int().nullable().optional(),
  /** First month of work. */
  joined: z.object(inMonth).optional(),
  /** When the employee was removed; null for those who work here. */
  removed_time: UnixSeconds.nullable().optional(),
  version: z.int().optional(),
  user_id: Id.optional(),
  user_name: z.string().optional(),
});
export type SalaryRow = z.infer<typeof SalaryRow>;

/**
 * Employees of a month by name: who had joined by then and had not left before. Totals are sums of the columns by name
 * with the prefix `total_`.
 */
export const listSalary = call({
  id: 'salary.list',
  ...reading,
  path: '/api/v1/admin/salary/list',
  body: z.object(inMonth),
  reply: z.object({ items: z.array(SalaryRow), totals: z.record(z.string(), z.number()).optional() }),
});
export type SalaryList = z.infer<(typeof listSalary)['reply']>;

/**
 * Like `salary.list`, for the screen and its files: without a month, of the current one in the venue's zone, which
 * `current` names. `search` is a part of the name or position. A legacy server tells no totals; they are summed here,
 * as are those of a search.
 */
export const salaryPage = call({
  id: 'bff.salary',
  ...reading,
  path: '/api/salary/page',
  body: z.object({ month: Month.optional(), year: Year.optional(), search: z.string().max(200).optional() }),
  reply: z.object({
    ...inMonth,
    current: z.object(inMonth),
    items: z.array(SalaryRow),
    totals: z.record(z.string(), z.number()),
  }),
});
export type SalaryPage = z.infer<(typeof salaryPage)['reply']>;

/**
 * Adds an employee (`type` `add`, `employee_id` null, all four fields) or changes fields of one in a month. Wages,
 * overtime cost and position hold from that month on; a new employee works from the current month, or the given one,
 * and from its first day, or the given one (ours). Code 5 for a version that is outdated, or for wages of a month whose
 * salary is paid. Ours: `version`.
 */
export const saveEmployee = call({
  id: 'salary.save',
  ...changing,
  path: '/api/v1/admin/salary/save',
  body: z.object({
    type: z.literal('add').optional(),
    employee_id: Id.nullable(),
    month: Month.optional(),
    year: Year.optional(),
    employee_name: Name.optional(),
    position: Name.optional(),
    wages: BahtInput.optional(),
    overtime_hour_cost: BahtInput.optional(),
    day: Day.optional(),
    version: z.int().optional(),
  }),
  reply: z.object({ employee_id: Id.optional(), version: z.int().optional() }),
});

/**
 * Removes an employee, who stays in the months until this one, and works until its last day, or the given one (ours). What
 * is left of their credits is withheld in this month. Their story stays. Code 2 for an unknown employee.
 */
export const removeEmployee = call({
  id: 'salary.remove',
  ...changing,
  path: '/api/v1/admin/salary/remove',
  body: z.object({ employee_id: Id, day: Day.optional() }),
  reply: z.object({}),
});

/** Undoes a removal. */
export const restoreEmployee = ours({
  id: 'salary.restore',
  ...changing,
  path: '/api/v1/admin/salary/restore',
  body: z.object({ employee_id: Id }),
  reply: z.object({}),
});

/** Changes of an employee's name, position, wages and overtime cost, latest first. */
export const employeeHistory = ours({
  id: 'salary.history',
  ...reading,
  path: '/api/v1/admin/salary/:id/history',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(HistoryEntry) }),
});
