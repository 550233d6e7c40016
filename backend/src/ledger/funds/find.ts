import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { Transaction } from '../../db/open';
import { expenses } from '../../db/schema';

export type ExpenseRecord = typeof expenses.$inferSelect;

/**
 * The expense, locked until the transaction ends.
 * @throws ProblemError 2 when there is none, 5 when it was taken back
 */
export async function standingExpense(tx: Transaction, expenseId: number): Promise<ExpenseRecord> {
  const [row] = await tx.select().from(expenses).where(eq(expenses.expense_id, expenseId)).for('update');
  if (!row) throw refusal('noSuchExpense', 'expense_id');
  if (row.removed_at) throw refusal('expenseTakenBack', 'expense_id');
  return row;
}
