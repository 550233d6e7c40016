import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, BahtInput, Id, inSteps, Reason, UnixSeconds } from '@/lib/contract/primitives';
import { changing, inMonth, reading, SALARY_CHANGE, SalaryRow, Year } from './salary';
import { COMPENSATION, MOST_CREDIT_MONTHS, MOST_PAID } from './limits';
import { SALARY_OPERATIONS } from './types';

const { call, ours } = endpointsOf('salary');

/** Traits of calls that move money: they also change the safe and the expenses. */
export const paying = { access: SALARY_CHANGE, changes: ['salary', 'funds', 'expenses'] } as const;

export type SalaryOperation = (typeof SALARY_OPERATIONS)[number];
const Hours = inSteps(z.number().min(0).max(744), 0.01);

/**
 * Row of an employee's story. `type` is one of `STORY_TYPES`; a legacy server may send a text of its own. `month` and
 * `year` are those it applies to. `stock_story_id` is the name that older clients read `salary_story_id` by. Rows
 * without an id (instalments, carried debts) cannot be taken back. Ours: everything from `hours` on.
 */
export const SalaryStoryItem = z.object({
  stock_story_id: Id.nullable().optional(),
  salary_story_id: Id.nullable().optional(),
  type: z.string(),
  type_code: z.int(),
  amount: Baht,
  ...inMonth,
  time: UnixSeconds.nullable(),
  description: z.string().nullable(),
  hours: z.number().nullable().optional(),
  accrued: Baht.nullable().optional(),
  allowance: Baht.optional(),
  duration: z.int().nullable().optional(),
  /** Credit of an instalment, and the instalment's number, from 1. */
  credit_id: Id.nullable().optional(),
  number: z.int().nullable().optional(),
  user_name: z.string().optional(),
  removed_time: UnixSeconds.nullable().optional(),
  removed_by: z.string().optional(),
});
export type SalaryStoryItem = z.infer<typeof SalaryStoryItem>;

/**
 * Story of an employee, latest first, with the instalments and debts of all months up to the current one. Ours:
 * `removed` adds rows that were taken back. Code 2 for an unknown employee.
 */
export const salaryStory = call({
  id: 'salary.story',
  ...reading,
  path: '/api/v1/admin/salary/story',
  body: z.object({ employee_id: Id, removed: z.boolean().optional() }),
  reply: z.object({ items: z.array(SalaryStoryItem) }),
});

/**
 * Bookings of a month, and its instalments, of all employees or those given, in the form of `salary.story`. Rows that
 * were taken back are left out.
 */
export const salaryStories = ours({
  id: 'salary.stories',
  ...reading,
  path: '/api/v1/admin/salary/stories',
  body: z.object({ ...inMonth, employee_ids: z.array(Id).min(1).max(MOST_PAID).optional() }),
  reply: z.object({ items: z.array(SalaryStoryItem.extend({ employee_id: Id })) }),
});

/** Figures of an employee and month, in baht, that the amount due is made of (docs/domain.md, section 13.2). */
export const salaryData = call({
  id: 'salary.data',
  ...reading,
  path: '/api/v1/admin/salary/data',
  body: z.object({ employee_id: Id, ...inMonth }),
  reply: z.object({
    wages: Baht,
    penalty: Baht,
    bonus: Baht,
    premayment_paid: Baht,
    salary_paid: Baht,
    accrued: Baht.optional(),
    allowance: Baht.optional(),
    credit_withheld: Baht.optional(),
    debt: Baht.optional(),
    repaid: Baht.optional(),
    due: Baht.optional(),
    is_paid: z.boolean().optional(),
    days_worked: z.int().nullable().optional(),
    overtime_hour_cost: Baht.optional(),
    version: z.int().optional(),
  }),
});
export type SalaryData = z.infer<(typeof salaryData)['reply']>;

/**
 * Books an operation. `amount` in baht, and `hours` for overtime, whose amount follows from the hour's cost; `accrued`
 * and `allowances` belong to a salary, `duration` in months to a credit, whose first instalment is withheld in the given
 * month. Salary, prepayment, overtime and credit lower the safe (code 11). Code 47 for a month whose salary is paid; code 1
 * for a salary of a month that has not begun.
 * Ours: `salary_story_id`.
 */
export const operateSalary = call({
  id: 'salary.operation',
  ...paying,
  path: '/api/v1/admin/salary/operation',
  body: z.object({
    type: z.enum(SALARY_OPERATIONS),
    employee_id: Id,
    ...inMonth,
    amount: BahtInput.optional(),
    allowances: z.union([z.literal(0), z.literal(COMPENSATION)]).optional(),
    accrued: BahtInput.optional(),
    hours: Hours.optional(),
    description: z.string().trim().max(500).optional(),
    duration: z.int().positive().max(MOST_CREDIT_MONTHS).optional(),
  }),
  reply: z.object({ salary_story_id: Id.optional() }),
});

/**
 * Takes an operation back: money returns to the safe today. Code 2 for an unknown row, 5 for one that was taken back or
 * a credit of which an instalment was withheld from a paid salary.
 */
export const removeSalaryStory = call({
  id: 'salary.removeStory',
  ...paying,
  path: '/api/v1/admin/salary/remove_story',
  body: z.object({ salary_story_id: Id }),
  reply: z.object({}),
});

/**
 * Salaries or prepayments of several people in one month, all or none. Each is an operation of its own; the
 * reply has them in the order of the request. Refusals are those of `salary.operation`, with the employee's name.
 */
export const paySalaries = ours({
  id: 'salary.pay',
  ...paying,
  path: '/api/v1/admin/salary/pay',
  body: z.object({
    ...inMonth,
    payments: z
      .array(
        z.object({
          type: z.enum(['salary', 'prepayment']),
          employee_id: Id,
          amount: BahtInput,
          allowances: z.union([z.literal(0), z.literal(COMPENSATION)]).optional(),
        }),
      )
      .min(1)
      .max(MOST_PAID),
  }),
  reply: z.object({ items: z.array(z.object({ employee_id: Id, salary_story_id: Id })) }),
});

/**
 * Like `salary.pay`, for the screen. Our own server pays all or none; a legacy one is sent one operation after another,
 * and a refusal then names who was paid and who was not.
 */
export const paySeveral = call({
  id: 'bff.paySalaries',
  ...paying,
  path: '/api/salary/pay_several',
  body: paySalaries.body,
  reply: z.object({ items: z.array(z.object({ employee_id: Id, salary_story_id: Id.optional() })) }),
});

/** People to whom a month still owes pay, with the amount due and the allowance that they have, in baht. */
export const salaryDues = call({
  id: 'bff.salaryDues',
  ...reading,
  path: '/api/salary/dues',
  body: z.object(inMonth),
  reply: z.object({
    items: z.array(
      z.object({ employee_id: Id, employee_name: z.string(), position: z.string(), due: Baht, allowance: Baht }),
    ),
  }),
});
export type SalaryDue = z.infer<(typeof salaryDues)['reply']>['items'][number];

const Instalment = z.object({ number: z.int(), amount: Baht, ...inMonth });
const Skip = z.object({ ...inMonth, description: z.string(), user_name: z.string(), time: UnixSeconds });

/**
 * Credits of an employee that stand, latest first, each with its schedule and the months skipped. Months until
 * `paid_until`, the last one with a salary, can no longer be skipped; null if no month has a salary.
 */
export const salaryCredits = ours({
  id: 'salary.credits',
  ...reading,
  path: '/api/v1/admin/salary/credits',
  body: z.object({ employee_id: Id }),
  reply: z.object({
    items: z.array(
      z.object({
        credit_id: Id,
        amount: Baht,
        duration: z.int(),
        time: UnixSeconds,
        description: z.string(),
        instalments: z.array(Instalment),
        skipped: z.array(Skip),
        paid_until: z.object(inMonth).nullable().optional(),
      }),
    ),
  }),
});
export type SalaryCredit = z.infer<(typeof salaryCredits)['reply']>['items'][number];

/**
 * Skips a month of a credit by agreement, so that this and all later instalments are withheld a month later, or
 * takes that back. Code 5 where a salary of that month or a later one is paid, or nothing falls in the month.
 */
export const skipInstalment = ours({
  id: 'salary.skip',
  ...changing,
  path: '/api/v1/admin/salary/credits/skip',
  body: z.object({ credit_id: Id, ...inMonth, skip: z.boolean(), description: Reason.optional() }),
  reply: z.object({}),
});

/** Rows of an employee for the months of a year in which they worked, in order, with totals of the columns. */
export const salaryYear = ours({
  id: 'salary.year',
  ...reading,
  path: '/api/v1/admin/salary/year',
  body: z.object({ employee_id: Id, year: Year }),
  reply: z.object({ items: z.array(SalaryRow), totals: z.record(z.string(), z.number()).optional() }),
});

/**
 * Staff cost of months up to the given one, in order: what their work cost (accrued, bonuses, allowances and
 * overtime less penalties), what was paid out of the safe for them, and the sales of the venue.
 */
export const staffCost = ours({
  id: 'salary.cost',
  path: '/api/v1/admin/salary/cost',
  body: z.object({ ...inMonth, count: z.int().positive().max(36) }),
  reply: z.object({
    items: z.array(z.object({ ...inMonth, staff_cost: Baht, paid: Baht, revenue: Baht })),
  }),
  ...reading,
  reads: ['salary', 'orders'],
});
export type StaffCost = z.infer<(typeof staffCost)['reply']>['items'][number];
