import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Tender } from '@/lib/sections/days/contract';
import { indexWhereSet, moment, oneOf, quantity, refers, satang, uniqueWhereSet } from './columns';
import { fundEntry } from './funds';
import { order } from './orders';
import { user } from './people';
import { expenseCategories } from './reference';
import { purchases, stockItem } from './stock';

export const FUNDS = ['cashier', 'safe', 'bank'] as const;

/** Flow of an expense; an `operation` moves money between funds, owner and corrections. */
export const FLOWS = ['income', 'outcome', 'operation'] as const;
export const PAID_TYPES = ['cash', 'card', 'mixed', 'others'] as const;

/**
 * Purpose of a fund entry, with the ledger's balances before and after. `cost` in satang is above 0 for income, below
 * for outcome. Only the name, the way of payment and the removal ever change; the database keeps the rest.
 */
export const expenses = pgTable(
  'expenses',
  {
    expense_id: serial().primaryKey(),
    entry_id: fundEntry().notNull(),
    expense_time: moment().notNull(),
    kind: text().notNull(),
    flow: text({ enum: FLOWS }).notNull(),
    name: text().notNull().default(''),
    category_id: refers(() => expenseCategories.category_id),
    sub_category_id: integer(),
    quantity: quantity(),
    user_id: user(),
    cost: satang().notNull(),
    paidtype: text({ enum: PAID_TYPES }).notNull(),
    /** Fund where the money is now; null when several funds moved, or none. */
    fund: text({ enum: FUNDS }),
    cashier_before: satang().notNull(),
    cashier_after: satang().notNull(),
    safe_before: satang().notNull(),
    safe_after: satang().notNull(),
    bank_before: satang().notNull(),
    bank_after: satang().notNull(),
    order_number: order(),
    purchase_number: refers((): AnyPgColumn => purchases.purchase_number),
    /** Item of a purchase's line. */
    item_id: stockItem(),
    /** Entry that undid the expense. */
    removed_entry_id: fundEntry(),
    removed_at: moment(),
    removed_by: user(),
  },
  (t) => [
    index('expenses_time').on(t.expense_time.desc(), t.expense_id.desc()),
    index('expenses_category').on(t.category_id, t.expense_time.desc(), t.expense_id.desc()),
    index('expenses_entry').on(t.entry_id),
    // Lets a report read these few rows of all time.
    index('expenses_to_safe')
      .on(t.expense_time, t.user_id, t.cost)
      .where(sql`${t.kind} in ('transfer_from_cashier_to_safe', 'day_close_to_safe') and ${t.removed_at} is null`),
    uniqueWhereSet('expenses_order', t.order_number),
    // A debt is paid once.
    uniqueIndex('expenses_debt_paid')
      .on(t.purchase_number)
      .where(sql`${t.kind} = 'purchase_payment' and ${t.removed_at} is null`),
    indexWhereSet('expenses_purchase', t.purchase_number),
    oneOf('expenses_flow_known', 'flow', FLOWS),
    oneOf('expenses_paidtype_known', 'paidtype', PAID_TYPES),
    oneOf('expenses_fund_known', 'fund', FUNDS),
    check('expenses_removed', sql`(${t.removed_at} is null) = (${t.removed_entry_id} is null)`),
  ],
);

/** A photo or PDF of an expense; the bytes are a file of kind `papers` in `stored_files`, by the name `stored`. */
export const expenseFiles = pgTable(
  'expense_files',
  {
    file_id: serial().primaryKey(),
    expense_id: refers(() => expenses.expense_id).notNull(),
    stored: text().notNull().unique(),
    file_name: text().notNull(),
    file_type: text().notNull(),
    size: integer().notNull(),
    user_id: user(),
    upload_time: moment().notNull().defaultNow(),
    removed_at: moment(),
  },
  (t) => [index('expense_files_expense').on(t.expense_id)],
);

/** A tender besides cash as it was counted, in satang; `counted` is null when nobody counted it. */
export interface KeptTender extends Tender {
  readonly counted: number | null;
  readonly expected: number;
}

/**
 * The close of a business day: pieces counted in the cashbox (`[denomination, pieces]` in satang) and how it was
 * settled. A reopened close keeps its figures; the day is then counted and closed anew.
 */
export const dayCloses = pgTable(
  'day_closes',
  {
    close_id: serial().primaryKey(),
    business_date: date({ mode: 'string' }).notNull(),
    denominations: jsonb().$type<readonly (readonly [number, number])[]>().notNull(),
    counted: satang().notNull(),
    expected: satang().notNull(),
    /** Tenders besides cash as of the count; null in counts from before there were any. */
    tenders: jsonb().$type<readonly KeptTender[]>(),
    counted_by: user(),
    counted_time: moment().notNull(),
    status: text({ enum: ['counted', 'closed', 'cancelled', 'reopened'] })
      .notNull()
      .default('counted'),
    reason: text().notNull().default(''),
    /** Cash left in the cashbox for the next day; the rest went to the safe. */
    float: satang(),
    closed_by: user(),
    closed_time: moment(),
    /** End of the previous sheet, or the noon at which the first one begins. The sheet holds what was booked later. */
    since: moment(),
    adjustment_entry_id: fundEntry(),
    transfer_entry_id: fundEntry(),
    /** The day's sheet as of the close. */
    sheet: jsonb(),
  },
  (t) => [
    index('day_closes_date').on(t.business_date),
    uniqueIndex('day_closes_once')
      .on(t.business_date)
      .where(sql`${t.status} = 'closed'`),
    // Queried for every reply from which an open count may hide figures.
    index('day_closes_waiting')
      .on(t.close_id)
      .where(sql`${t.status} = 'counted'`),
    check('day_closes_counted', sql`${t.counted} >= 0 and ${t.float} between 0 and ${t.counted}`),
    index('day_closes_time')
      .on(t.closed_time)
      .where(sql`${t.status} = 'closed'`),
    check(
      'day_closes_closed',
      sql`(${t.status} in ('closed', 'reopened')) = (${t.closed_time} is not null and ${t.float} is not null and ${t.since} is not null)`,
    ),
  ],
);

/** Append-only: what was prepared for printing, for which period and sum, and the chosen orders. */
export const receiptRuns = pgTable('receipt_runs', {
  run_id: serial().primaryKey(),
  kind: text({ enum: ['checks', 'alcohol'] }).notNull(),
  user_id: user(),
  run_time: moment().notNull().defaultNow(),
  start_time: moment(),
  end_time: moment(),
  /** Null when no sum was given. */
  target: satang(),
  total: satang().notNull(),
  order_numbers: integer().array().notNull(),
});

/** Append-only: who received the first document of a run, and when. A run without one was not printed. */
export const receiptPrints = pgTable('receipt_prints', {
  run_id: refers(() => receiptRuns.run_id).primaryKey(),
  user_id: user(),
  print_time: moment().notNull().defaultNow(),
});
