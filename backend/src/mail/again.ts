import { eq, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { mailOutbox } from '../db/schema';
import type { Transaction } from '../http/command';
import { codeHolds } from './queue';

/** Makes a mail due at once: one that waits for its next attempt, was given up, or was held for want of a mail server. */
export async function sendAgain(tx: Transaction, mail_id: number, hasMailServer: boolean): Promise<void> {
  if (!hasMailServer) throw refusal('noMailServer');
  const row = eq(mailOutbox.mail_id, mail_id);
  const [mail] = await tx
    .select({ state: mailOutbox.state, holds: codeHolds })
    .from(mailOutbox)
    .where(row)
    .for('update');
  if (!mail) throw refusal('noSuchMail', 'mail_id');
  if (mail.state === 'sent') throw refusal('mailSent', 'mail_id');
  if (!mail.holds) throw refusal('mailTooOld', 'mail_id');
  // An attempt is under way.
  if (mail.state === 'sending') return;
  await tx
    .update(mailOutbox)
    .set({ state: 'waiting', next_attempt_at: sql`now()`, error: '' })
    .where(row);
}
