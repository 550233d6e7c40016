import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { differs } from '@/lib/sections/days/rules/close';
import { dayCloses } from '../db/schema';
import type { Transaction } from '../http/command';
import { noteEvent } from './events';
import { heldClose } from './repository';
import { wireTenders } from './tenders';

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
