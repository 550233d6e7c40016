import { eq } from 'drizzle-orm';
import { expenses } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import { standingExpense } from './find';

/** Renames an expense; its history keeps the old name. @throws as `standingExpense` */
export async function renameExpense(tx: Transaction, userId: number, expenseId: number, name: string): Promise<void> {
  const before = await standingExpense(tx, expenseId);
  if (before.name === name) return;
  await tx.update(expenses).set({ name }).where(eq(expenses.expense_id, expenseId));
  const changes = [{ field: 'name', before: before.name, after: name }];
  await remember(tx, 'expense', userId, [{ record_id: expenseId, action: 'changed', changes }]);
}
