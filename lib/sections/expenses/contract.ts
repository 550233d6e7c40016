import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Fund } from '@/lib/sections/funds/contract';
import { HistoryEntry } from '@/lib/contract/history';
import { ofPeriod } from '@/lib/contract/period';
import {
  Baht,
  Id,
  Name,
  PAPER_MEGABYTES,
  Page,
  PageSize,
  ParentId,
  Quantity,
  Reason,
  UnixSeconds,
} from '@/lib/contract/primitives';
import { PRIVATE } from '@/lib/contract/access';

const { call, ours } = endpointsOf('expenses');

const view = { flags: ['ExpensesView'], closedTo: PRIVATE } as const;
/** Right that taking back an order needs beside that of `deleteExpense`. */
export const CANCEL_ORDER = { flags: ['CancelOrder'] } as const;
/** Command that changes a booking. Its reply is empty. */
const edits = {
  reply: z.object({}),
  access: { flags: ['ExpensesDelete'], closedTo: PRIVATE },
} as const;
const CASH_AND_CARD = [
  ...(['total_cash_income', 'total_card_income', 'total_cash_outcome', 'total_card_outcome'] as const),
  ...(['total_cash_profit', 'total_card_profit'] as const),
] as const;
const WHOLE = ['total_income', 'total_princess_promo_income', 'total_outcome', 'total_profit'] as const;

/**
 * While the cashbox is counted blind: balances beside rows of the day to close, and sums of cash that reach into it. Of
 * the rows that moved the cashbox every sum is one; those of the safe tell nothing of it.
 */
const hides = [
  { needs: 'booked', fields: ['cashier_before', 'cashier_after'], at: ['time'] },
  { needs: 'takings', fields: CASH_AND_CARD, asked: { report_type: [0, 2] } },
  { needs: 'takings', fields: WHOLE, asked: { report_type: [0] } },
] as const;
const reads = ['expenses', 'funds', 'orders'] as const;
const changesMoney = ['expenses', 'funds', 'orders', 'stock', 'menu'] as const;

/** Rows of the list: 0 those that moved the cashbox, 1 the safe, 2 all. */
export const ReportType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ReportType = z.infer<typeof ReportType>;

/**
 * A row of the expenses list, in baht. `cost` is above 0 for income, below 0 for outcome. Optional fields are ours and
 * missing on a legacy server: `kind` is the kind of the ledger entry (shown in place of an empty `name`),
 * `removed_time` is set when the row was taken back. `closed_day` is the business date of the closed sheet that holds the
 * row, `measure_name` the measure of its quantity.
 */
export const Expense = z.object({
  expense_id: Id,
  name: z.string(),
  category_id: Id.nullable(),
  category_name: z.string(),
  sub_category_id: Id.nullable(),
  quantity: Quantity.nullable(),
  table_number: z.string().nullable(),
  user_name: z.string(),
  cost: Baht,
  safe_before: Baht,
  safe_after: Baht,
  cashier_before: Baht.optional(),
  cashier_after: Baht.optional(),
  time: UnixSeconds,
  is_cashier_order: z.boolean(),
  paidtype: z.enum(['cash', 'card', 'mixed', 'others']),
  order_number: Id.nullable(),
  purchase_number: Id.nullable(),
  kind: z.string().optional(),
  flow: z.enum(['income', 'outcome', 'operation']).optional(),
  fund: Fund.nullable().optional(),
  bank_before: Baht.optional(),
  bank_after: Baht.optional(),
  removed_time: UnixSeconds.nullable().optional(),
  removed_by: z.string().optional(),
  closed_day: z.string().nullable().optional(),
  measure_name: z.string().nullable().optional(),
  files: z.int().optional(),
});
export type Expense = z.infer<typeof Expense>;

/** Sums over all rows of the filter, not of the page. Operations between funds and removed rows are left out. */
export const ExpenseTotals = z.object({
  total_records: z.int(),
  total_cash_income: Baht.optional(),
  total_card_income: Baht.optional(),
  total_income: Baht.optional(),
  total_princess_promo_income: Baht.optional(),
  total_cash_outcome: Baht.optional(),
  total_card_outcome: Baht.optional(),
  total_outcome: Baht.optional(),
  total_cash_profit: Baht.optional(),
  total_card_profit: Baht.optional(),
  total_profit: Baht.optional(),
});
export type ExpenseTotals = z.infer<typeof ExpenseTotals>;

/** Filter of the list. `category_id` 0 or missing means all. `filters.name` (ours) matches a part of the name. */
export const expenseFilter = {
  report_type: ReportType,
  category_id: ParentId.optional(),
  filters: z.object({ name: z.string().trim().max(200).optional() }).optional(),
};

/** Expenses, latest first. `page` counts from 1. */
export const listExpenses = call({
  id: 'expenses.list',
  path: '/api/v1/admin/expenses/list',
  body: ofPeriod({ ...expenseFilter, page: Page, count: PageSize }),
  reply: ExpenseTotals.extend({ filtered_records: z.array(Expense) }),
  access: view,
  hides,
  reads,
});

/** One expense. Code 2 for none. */
export const getExpense = ours({
  id: 'expenses.get',
  path: '/api/v1/admin/expenses/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: Expense,
  access: view,
  hides,
  reads,
});

/** Ours: `old_name`, the name that the caller saw; code 5 with the field `version` when it is another one by now. */
export const renameExpense = call({
  id: 'expenses.rename',
  ...edits,
  path: '/api/v1/admin/expenses/rename',
  body: z.object({ expense_id: Id, new_name: Name, old_name: z.string().optional() }),
  changes: ['expenses'],
});

/**
 * Changes how an expense was paid: moves an order's money between cashbox and bank, other money between safe and
 * cashbox. Code 1 for a mixed payment or one that moved no fund, 11 when the other fund holds too little. Ours: `to` is
 * where the money shall go (code 5 when it is there already); a payment on a closed sheet needs a reason (code 1), which
 * the sheet shows.
 */
export const transferExpense = call({
  id: 'expenses.transfer',
  ...edits,
  path: '/api/v1/admin/expenses/transfer',
  body: z.object({ expense_id: Id, to: Fund.optional(), reason: Reason.optional() }),
  changes: ['expenses', 'funds', 'orders', 'days'],
});

/**
 * Takes an expense back: books the reverse, returns an order's ingredients, removes a purchase's line from stock. Code
 * 3 for sub-category 1369 and, except for the admin, after 120 minutes.
 */
export const deleteExpense = call({
  id: 'expenses.delete',
  ...edits,
  path: '/api/v1/admin/expenses/delete',
  body: z.object({ expense_id: Id }),
  changes: [...changesMoney, 'payments'],
});

/** Changes of an expense since it was booked. */
export const expenseHistory = ours({
  id: 'expenses.history',
  path: '/api/v1/admin/expenses/history',
  body: z.object({ expense_id: Id }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access: view,
  reads: ['expenses'],
});

export const ExpenseFile = z.object({
  file_id: Id,
  file_name: z.string(),
  file_type: z.enum(['image/jpeg', 'application/pdf']),
  size: z.int(),
  user_name: z.string(),
  time: UnixSeconds,
});
export type ExpenseFile = z.infer<typeof ExpenseFile>;

/** Receipts and invoices attached to an expense. */
export const expenseFiles = ours({
  id: 'expenses.files',
  path: '/api/v1/admin/expenses/files',
  body: z.object({ expense_id: Id }),
  reply: z.object({ items: z.array(ExpenseFile) }),
  access: view,
  reads: ['expenses'],
});

/**
 * Attaches a photo (jpg or png, stored as jpeg without metadata) or a PDF. Code 1 for other files, 1005 above the
 * limit.
 */
export const attachExpenseFile = ours({
  id: 'expenses.attach',
  path: '/api/v1/admin/expenses/files/upload',
  body: z.object({ expense_id: z.coerce.number<number>().pipe(Id) }),
  fileLimit: PAPER_MEGABYTES * 1024 * 1024,
  reply: z.object({ file_id: Id }),
  access: view,
  changes: ['expenses'],
});

export const removeExpenseFile = ours({
  id: 'expenses.removeFile',
  ...edits,
  path: '/api/v1/admin/expenses/files/delete',
  body: z.object({ file_id: Id }),
  changes: ['expenses'],
});

/** The file itself, a jpeg or a PDF. */
export const getExpenseFile = ours({
  id: 'expenses.file',
  path: '/api/v1/admin/expenses/file/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  replyTypes: ['image/jpeg', 'application/pdf'],
  reply: z.unknown(),
  access: view,
  reads: ['expenses'],
});
