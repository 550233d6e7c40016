import { desc, eq, inArray } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { differs } from '@/lib/sections/days/rules/close';
import type { Transaction } from '../../db/open';
import { dayCloses, expenses } from '../../db/schema';
import { noteEvent } from '../../ledger/days/closed-days';
import { takeBack } from '../../ledger/funds/take-back';
import { heldClose, lastClose } from './repository';
import { wireTenders } from './tenders';

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

/**
 * Stores the reason of a closed day's difference, once. Its history has the author and the time.
 * @throws ProblemError 2 for no close, 1 for one without a difference, 5 for one that is not closed or is explained
 */
export async function explain(tx: Transaction, userId: number, closeId: number, reason: string): Promise<void> {
  const close = await heldClose(tx, closeId);
  if (!close) throw refusal('noSuchClose', 'close_id');
  if (close.status !== 'closed') throw refusal('countSettled', 'close_id');
  if (close.reason !== '') throw refusal('dayExplained', 'close_id');
  const { counted, expected, tenders } = close;
  if (!differs({ difference: counted - expected, tenders: wireTenders(tenders ?? [], true) }))
    throw refusal('nothingToExplain', 'close_id');
  await tx.update(dayCloses).set({ reason }).where(eq(dayCloses.close_id, closeId));
  await noteEvent(tx, userId, closeId, { reason, explained: true });
}
