import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  serial,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { BOOKED_TYPES } from '@/lib/sections/salary/contract/types';
import { moment, oneOf, refers, satang, uniqueWhereSet, version } from './columns';
import { fundEntry } from './funds';
import { user } from './people';

/** A calendar month: its first day. */
const month = () => date({ mode: 'string' });
const isMonth = (column: AnyPgColumn) => sql`extract(day from ${column}) = 1`;

export const employees = pgTable(
  'employees',
  {
    employee_id: serial().primaryKey(),
    employee_name: text().notNull(),
    /** First month of work. */
    joined: month().notNull(),
    /** Last month of work; null for those who work here. */
    left: month(),
    removed_at: moment(),
    removed_by: user(),
    /** Account of the employee. A removed account stays here until another one replaces it. */
    user_id: user().unique(),
    version: version(),
  },
  (t) => [
    check('employees_joined', isMonth(t.joined)),
    check('employees_left', sql`${t.left} is null or (${isMonth(t.left)} and ${t.left} >= ${t.joined})`),
    check('employees_removed', sql`(${t.removed_at} is null) = (${t.left} is null)`),
  ],
);
const employee = () => refers(() => employees.employee_id);

/** Position and wages from a month on, until the employee's next row. */
export const employeeTerms = pgTable(
  'employee_terms',
  {
    employee_id: employee().notNull(),
    month: month().notNull(),
    position: text().notNull(),
    wages: satang().notNull(),
    overtime_hour_cost: satang().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employee_id, t.month] }),
    check('employee_terms_month', isMonth(t.month)),
    check('employee_terms_not_negative', sql`${t.wages} >= 0 and ${t.overtime_hour_cost} >= 0`),
  ],
);

/** Months of which an employee works a part: from `first_day`, until `last_day` where it is not null. */
export const partMonths = pgTable(
  'part_months',
  {
    employee_id: employee().notNull(),
    month: month().notNull(),
    first_day: integer().notNull().default(1),
    last_day: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.employee_id, t.month] }),
    check('part_months_month', isMonth(t.month)),
    check('part_months_days', sql`${t.first_day} >= 1 and coalesce(${t.last_day}, 31) between ${t.first_day} and 31`),
  ],
);

/**
 * Append-only: operations of an employee, by the month they apply to. A row is taken back by another one that `reverses`
 * it with the opposite amount. What was paid has the fund entry that moved it.
 */
export const salaryStory = pgTable(
  'salary_story',
  {
    salary_story_id: serial().primaryKey(),
    employee_id: employee().notNull(),
    type: text({ enum: BOOKED_TYPES }).notNull(),
    month: month().notNull(),
    /** In satang, what the employee is given; below 0 in a row that reverses another, and in a repayment. */
    amount: satang().notNull(),
    /** Earned in the month, of a salary. */
    accrued: satang(),
    /** Fixed compensation paid with a salary. */
    allowance: satang().notNull().default(0),
    /** Of overtime. */
    hours: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** Of a credit, in months from `month` on. */
    duration: integer(),
    description: text().notNull().default(''),
    user_id: user(),
    story_time: moment().notNull().defaultNow(),
    entry_id: fundEntry(),
    reverses: refers((): AnyPgColumn => salaryStory.salary_story_id),
  },
  (t) => [
    index('salary_story_employee').on(t.employee_id, t.month),
    uniqueWhereSet('salary_story_reversed_once', t.reverses),
    uniqueWhereSet('salary_story_entry', t.entry_id),
    check('salary_story_month', isMonth(t.month)),
    oneOf('salary_story_type', 'type', BOOKED_TYPES),
    check(
      'salary_story_sign',
      sql`case when (${t.reverses} is null) <> (${t.type} = 'repayment') then ${t.amount} >= 0 else ${t.amount} <= 0 end`,
    ),
    check(
      'salary_story_paid',
      sql`(${t.type} in ('salary', 'prepayment', 'overtime', 'credit', 'repayment') and ${t.amount} <> 0) = (${t.entry_id} is not null)`,
    ),
    check(
      'salary_story_fields',
      sql`(${t.type} = 'salary') = (${t.accrued} is not null)
        and (${t.type} = 'overtime') = (${t.hours} is not null)
        and (${t.type} = 'credit') = (${t.duration} is not null)
        and (${t.allowance} = 0 or ${t.type} = 'salary')
        and ${t.accrued} >= 0 and ${t.allowance} >= 0 and ${t.hours} >= 0 and ${t.duration} between 1 and 48`,
    ),
  ],
);
const credit = () => refers(() => salaryStory.salary_story_id);

/** Story rows that were not taken back. */
export const salaryStanding = pgView('salary_standing', {
  salary_story_id: integer().notNull(),
  employee_id: integer().notNull(),
  type: text({ enum: BOOKED_TYPES }).notNull(),
  month: month().notNull(),
}).existing();

/** Append-only: the parts of a credit, withheld in order, one a month. They sum to the credit. */
export const creditInstalments = pgTable(
  'credit_instalments',
  {
    credit_id: credit().notNull(),
    /** From 1. */
    number: integer().notNull(),
    amount: satang().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.credit_id, t.number] }),
    check('credit_instalments_not_negative', sql`${t.amount} >= 0 and ${t.number} >= 1`),
  ],
);

/** Months in which nothing of a credit is withheld, by agreement. */
export const creditSkips = pgTable(
  'credit_skips',
  {
    credit_id: credit().notNull(),
    month: month().notNull(),
    description: text().notNull(),
    user_id: user(),
    skip_time: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.credit_id, t.month] }), check('credit_skips_month', isMonth(t.month))],
);

/** Credits of former employees. What remained of each is due in the last month of work. */
export const creditDraws = pgTable(
  'credit_draws',
  {
    credit_id: credit().primaryKey(),
    month: month().notNull(),
  },
  (t) => [check('credit_draws_month', isMonth(t.month))],
);
