import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { expenseCategories } from '@/lib/sections/categories/contract/choice';
import {
  deleteExpense,
  expenseHistory,
  getExpense,
  listExpenses,
  renameExpense,
  transferExpense,
} from '@/lib/sections/expenses/contract';
import { refusal } from '@/lib/contract/refusals';
import { boundsOf } from '@/lib/domain/venue-time';
import type { InputOf } from '@/lib/contract/endpoint';
import { historyOf, rememberChange } from '../../db/history';
import { inNameOrder } from '../../db/names';
import type { Database, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { expenses } from '../../db/schema';
import { unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { expenseById, expensesPage } from './list';
import { removeExpense } from './remove';
import { expenseTotals } from './totals';
import { transferExpense as transfer } from './transfer';
import { standingExpense } from '../../ledger/funds/find';

/**
 * Renames an expense; its history keeps the old name.
 * @throws ProblemError 5 when it no longer has the name that the caller saw, else as `standingExpense`
 */
async function rename(
  tx: Transaction,
  userId: number,
  { expense_id, new_name: name, old_name: seen }: InputOf<typeof renameExpense>['body'],
): Promise<void> {
  const before = await standingExpense(tx, expense_id);
  if (before.name === name) return;
  if (seen !== undefined && seen !== before.name) throw refusal('changedMeanwhile', 'version');
  await tx.update(expenses).set({ name }).where(eq(expenses.expense_id, expense_id));
  await rememberChange(tx, 'expense', userId, expense_id, { field: 'name', before: before.name, after: name });
}

/** Calls of the expenses screen. `zone` is the venue's; it rounds cash to multiples of `step` satang. */
export function expenseRoutes(app: FastifyInstance, { db }: Database, zone: string, step: number): void {
  route(app, listExpenses, async ({ input: { body } }) => {
    const { report_type, category_id = 0, filters, page, count } = body;
    const query = { bounds: boundsOf(body, unixNow(), zone), report_type, category_id, name: filters?.name ?? '' };
    // Page and total from one snapshot: pages are counted from the nearer end.
    return db.transaction(
      async (tx) => {
        const totals = await expenseTotals(tx, query);
        const filtered_records = await expensesPage(tx, query, { page, count, total: totals.total_records });
        return { filtered_records, ...totals };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  });

  route(app, getExpense, async ({ input: { params } }) => {
    const expense = await expenseById(db, params.id);
    if (!expense) throw refusal('noSuchExpense', 'expense_id');
    return expense;
  });

  route(app, expenseCategories, async ({ input: { query } }) => ({
    items: await readRows<{ category_id: number; name: string }>(db)`
      select category_id, name from expense_categories
      where ${query.hidden ? sql`true` : sql`not hidden`} and ${query.for ? sql`${query.for} = any(purposes)` : sql`true`}
      order by ${inNameOrder(sql`name`)}, category_id`,
  }));

  route(app, expenseHistory, async ({ input: { body } }) => ({
    items: await historyOf(db, 'expense', body.expense_id),
  }));

  command(app, db, renameExpense, (tx, { input: { body }, caller }) => rename(tx, caller.user_id, body));
  command(app, db, transferExpense, (tx, { input: { body }, caller }) =>
    transfer(tx, caller.user_id, body.expense_id, zone, { ...body, step }),
  );
  command(app, db, deleteExpense, (tx, { input: { body }, caller }) =>
    removeExpense(tx, body.expense_id, { caller, special: app.special, zone }),
  );
}
