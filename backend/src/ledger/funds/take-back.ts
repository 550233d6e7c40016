import { eq } from 'drizzle-orm';
import { remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { expenses, type orders } from '../../db/schema';
import type { ExpenseRecord } from './find';
import { post } from './ledger';
import { reversePostings } from './reverse';

/** Name of an expense in the entries that follow from it. */
export const nameOf = ({ name, order_number }: ExpenseRecord): string =>
  name || (order_number === null ? '' : `#${order_number}`);

/**
 * Books the reverse of an expense from the fund that holds the money now, and marks the row. `order` is the one it paid.
 * The database refuses a fund below zero (code 11). Returns the entry's id.
 * @param time of the reversal; now by default
 */
export async function takeBack(
  tx: Transaction,
  userId: number,
  row: ExpenseRecord,
  order: typeof orders.$inferSelect | null,
  time = new Date(),
): Promise<number> {
  const { expense_id } = row;
  const moved = row.paidtype !== 'others' && row.cost !== 0;
  const [entryId = 0] = await post(tx, [
    {
      kind: 'expense_removal',
      description: String(expense_id),
      user_id: userId,
      entry_time: time,
      postings: await reversePostings(tx, row, order),
      // An expense paid by no fund moves none, so the reversal has no row of its own.
      expenses: moved ? [{ flow: 'operation', name: nameOf(row), cost: -row.cost }] : [],
    },
  ]);
  await tx
    .update(expenses)
    .set({ removed_at: time, removed_by: userId, removed_entry_id: entryId })
    .where(eq(expenses.expense_id, expense_id));
  await remember(tx, 'expense', userId, [{ record_id: expense_id, action: 'removed', changes: [] }], time);
  return entryId;
}
