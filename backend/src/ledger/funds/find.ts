import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { lockRow } from '../../db/rows';
import { expenses } from '../../db/schema';

export type ExpenseRecord = typeof expenses.$inferSelect;

/**
 * The expense, locked until the transaction ends.
 * @throws ProblemError 2 when there is none, 5 when it was taken back
 */
export async function standingExpense(tx: Transaction, expenseId: number): Promise<ExpenseRecord> {
  const row = await lockRow(tx, expenses, eq(expenses.expense_id, expenseId), ['noSuchExpense', 'expense_id']);
  if (row.removed_at) throw refusal('expenseTakenBack', 'expense_id');
  return row;
}
