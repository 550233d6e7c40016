import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  deleteExpense,
  expenseCategories,
  expenseHistory,
  getExpense,
  listExpenses,
  renameExpense,
  transferExpense,
} from '@/lib/sections/expenses/contract';
import { refusal } from '@/lib/contract/refusals';
import { boundsOf } from '@/lib/domain/venue-time';
import { historyOf } from '../../db/history';
import { inNameOrder } from '../../db/names';
import type { Database } from '../../db/open';
import { expenseCategories as categories } from '../../db/schema';
import { unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { expenseById, expensesPage } from './list';
import { removeExpense } from './remove';
import { renameExpense as rename } from './rename';
import { expenseTotals } from './totals';
import { transferExpense as transfer } from './transfer';

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

  route(app, expenseCategories, async ({ input: { query } }) => {
    const items = await db
      .select({ category_id: categories.category_id, name: categories.name })
      .from(categories)
      .where(
        and(
          query.hidden ? undefined : eq(categories.hidden, false),
          query.for && arrayContains(categories.purposes, [query.for]),
        ),
      )
      .orderBy(inNameOrder(sql`${categories.name}`), asc(categories.category_id));
    return { items };
  });

  route(app, expenseHistory, async ({ input: { body } }) => ({
    items: await historyOf(db, 'expense', body.expense_id),
  }));

  command(app, db, renameExpense, async (tx, { input: { body }, caller }) => {
    await rename(tx, caller.user_id, body);
    return {};
  });
  command(app, db, transferExpense, async (tx, { input: { body }, caller }) => {
    await transfer(tx, caller.user_id, body.expense_id, zone, { ...body, step });
    return {};
  });
  command(app, db, deleteExpense, async (tx, { input: { body }, caller }) => {
    await removeExpense(tx, body.expense_id, { caller, special: app.special, zone });
    return {};
  });
}
