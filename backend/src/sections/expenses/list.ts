import { sql, type SQL } from 'drizzle-orm';
import type { Expense } from '@/lib/sections/expenses/contract';
import { fromNearerEnd } from '../../db/nearer-end';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { closedDay } from '../../ledger/days/closed-days';
import { chosen, type ExpenseQuery } from './filter';
import { seconds } from '../../db/time';

const MONEY = [
  'cost',
  'cashier_before',
  'cashier_after',
  'safe_before',
  'safe_after',
  'bank_before',
  'bank_after',
] as const satisfies readonly (keyof Expense)[];

/**
 * A page of expenses, latest first. Skipped rows are counted in the index only, from the nearer end of the `total`
 * rows, so that a late page costs about as much as the first.
 */
export async function expensesPage(
  db: Queries,
  query: ExpenseQuery,
  { page, count, total }: { readonly page: number; readonly count: number; readonly total: number },
): Promise<Expense[]> {
  const { limit, offset, backwards } = fromNearerEnd({ limit: count, offset: (page - 1) * count }, total);
  if (limit === 0) return [];
  // Repeats the order of the index exactly; PostgreSQL does not use it otherwise.
  const order = backwards
    ? sql`expense_time asc nulls first, expense_id asc nulls first`
    : sql`expense_time desc nulls last, expense_id desc nulls last`;
  return readExpenses(
    db,
    sql`select expense_id from expenses where ${chosen(query)} order by ${order} limit ${limit} offset ${offset}`,
  );
}

/** An expense; undefined for none. */
export const expenseById = async (db: Queries, id: number): Promise<Expense | undefined> =>
  (await readExpenses(db, sql`select ${id}::int as expense_id`))[0];

/** Expenses with the ids that `page` selects, latest first. */
async function readExpenses(db: Queries, page: SQL): Promise<Expense[]> {
  const rows = await readRows<Expense>(db, ...MONEY)`
    select e.expense_id, e.name, e.category_id, coalesce(c.name, '') as category_name, e.sub_category_id,
      e.quantity::float8, o.table as table_number, coalesce(u.person, '') as user_name, e.cost::float8,
      e.safe_before::float8, e.safe_after::float8, e.cashier_before::float8, e.cashier_after::float8,
      e.bank_before::float8, e.bank_after::float8, ${seconds(sql`e.expense_time`)} as time,
      e.order_number is not null as is_cashier_order, e.paidtype, e.order_number, e.purchase_number, e.kind, e.flow,
      e.fund, ${seconds(sql`e.removed_at`)} as removed_time, r.person as removed_by,
      ${closedDay} as closed_day, m.measure_name,
      (select count(*)::int from expense_files f where f.expense_id = e.expense_id and f.removed_at is null) as files
    from (${page}) page
    join expenses e using (expense_id)
    left join orders o on o.order_number = e.order_number
    left join stock_items i on i.item_id = e.item_id
    left join measures m on m.measure_id = i.measure_id
    left join expense_categories c on c.category_id = e.category_id
    left join users u on u.user_id = e.user_id
    left join users r on r.user_id = e.removed_by
    order by e.expense_time desc, e.expense_id desc`;
  return rows.map(({ removed_by, ...row }) => ({
    ...row,
    ...(row.removed_time !== null && { removed_by: removed_by ?? '' }),
  }));
}
