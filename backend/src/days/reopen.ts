import { desc, eq, inArray } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { dayCloses, expenses } from '../db/schema';
import { takeBack } from '../expenses/take-back';
import type { Transaction } from '../http/command';
import { noteEvent } from './events';
import { heldClose, lastClose } from './repository';

/**
 * Undoes the last close: books the reverse of its difference and of its transfer to the safe. The day is then to be
 * counted and closed anew; a count that waits for a later day is cancelled.
 * @throws ProblemError 2 for no close, 5 for one that is not the last. The database refuses a safe below zero (code 11).
 */
export async function reopenDay(tx: Transaction, userId: number, closeId: number, reason: string): Promise<void> {
  const close = await heldClose(tx, closeId);
  if (!close) throw refusal('noSuchClose', 'close_id');
  const last = await lastClose(tx);
  if (close.status !== 'closed' || last?.close_id !== closeId) throw refusal('notLastClose', 'close_id');
  await tx.update(dayCloses).set({ status: 'cancelled' }).where(eq(dayCloses.status, 'counted'));
  await tx.update(dayCloses).set({ status: 'reopened' }).where(eq(dayCloses.close_id, closeId));
  const entries = [close.adjustment_entry_id, close.transfer_entry_id].filter((id) => id !== null);
  // The transfer first: the difference may exceed the float.
  const booked = await tx
    .select()
    .from(expenses)
    .where(inArray(expenses.entry_id, entries))
    .orderBy(desc(expenses.expense_id))
    .for('update');
  for (const row of booked) await takeBack(tx, userId, row, null);
  await noteEvent(tx, userId, closeId, { reason });
}
