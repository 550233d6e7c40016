import { eq } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { renameExpense as endpoint } from '@/lib/sections/expenses/contract';
import { refusal } from '@/lib/contract/refusals';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { expenses } from '../../db/schema';
import { standingExpense } from '../../ledger/funds/find';

/**
 * Renames an expense; its history keeps the old name.
 * @throws ProblemError 5 when it no longer has the name that the caller saw, else as `standingExpense`
 */
export async function renameExpense(
  tx: Transaction,
  userId: number,
  { expense_id, new_name: name, old_name: seen }: InputOf<typeof endpoint>['body'],
): Promise<void> {
  const before = await standingExpense(tx, expense_id);
  if (before.name === name) return;
  if (seen !== undefined && seen !== before.name) throw refusal('changedMeanwhile', 'version');
  await tx.update(expenses).set({ name }).where(eq(expenses.expense_id, expense_id));
  const changes = [{ field: 'name', before: before.name, after: name }];
  await remember(tx, 'expense', userId, [{ record_id: expense_id, action: 'changed', changes }]);
}
