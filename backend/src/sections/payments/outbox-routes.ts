import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listMails, resendMail } from '@/lib/sections/payments/contract/mails';
import { refusal } from '@/lib/contract/refusals';
import type { Settings } from '@/lib/env';
import type { Database, Transaction } from '../../db/open';
import { mailOutbox } from '../../db/schema';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { codeHolds } from '../../mail/queue';
import { mailsOf } from './outbox';

/** Makes a mail due at once: one that waits for its next sending, was given up, or was held for want of a mail server. */
async function sendAgain(tx: Transaction, mail_id: number, hasMailServer: boolean): Promise<void> {
  if (!hasMailServer) throw refusal('noMailServer');
  const row = and(eq(mailOutbox.mail_id, mail_id), eq(mailOutbox.kind, 'code'));
  const [mail] = await tx
    .select({ state: mailOutbox.state, holds: codeHolds })
    .from(mailOutbox)
    .where(row)
    .for('update');
  if (!mail) throw refusal('noSuchMail', 'mail_id');
  if (mail.state === 'sent') throw refusal('mailSent', 'mail_id');
  if (!mail.holds) throw refusal('mailTooOld', 'mail_id');
  // A sending is under way.
  if (mail.state === 'sending') return;
  await tx
    .update(mailOutbox)
    .set({ state: 'waiting', next_attempt_at: sql`now()`, error: '' })
    .where(row);
}

/** Calls of the outbox. */
export function mailRoutes(app: FastifyInstance, { db }: Database, { SMTP_URL }: Settings): void {
  const has_mail_server = SMTP_URL !== undefined;
  route(app, listMails, async ({ input: { body } }) => ({ ...(await mailsOf(db, body)), has_mail_server }));
  command(app, db, resendMail, async (tx, { input: { body } }) => {
    await sendAgain(tx, body.mail_id, has_mail_server);
    return {};
  });
}
