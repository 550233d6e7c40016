import { and, eq, sql, desc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listMails, resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { refusal } from '@/lib/contract/refusals';
import type { Settings } from '@/lib/env';
import type { InputOf } from '@/lib/contract/endpoint';
import type { Database, Transaction } from '../../db/open';
import { mailOutbox, agents } from '../../db/schema';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { codeHolds } from '../../mail/queue';
import { unixOf } from '../../db/time';

/** Mails with codes, latest first; `total` counts them. A code is shown while it is valid and its mail is held back. */
async function mailsOf(
  db: Database['db'],
  { page, count, mail_id, mail_ids }: InputOf<typeof listMails>['body'],
): Promise<{ items: PaymentMail[]; total: number }> {
  const wanted = and(
    eq(mailOutbox.kind, 'code'),
    mail_id === undefined ? undefined : eq(mailOutbox.mail_id, mail_id),
    mail_ids && inArray(mailOutbox.mail_id, mail_ids),
  );
  const rows = await db
    .select({
      mail_id: mailOutbox.mail_id,
      agent_id: agents.agent_id,
      first_name: agents.first_name,
      email: mailOutbox.address,
      subject: mailOutbox.subject,
      state: mailOutbox.state,
      attempts: mailOutbox.attempts,
      error: mailOutbox.error,
      repeated: mailOutbox.repeated,
      created_at: mailOutbox.created_at,
      sent_at: mailOutbox.sent_at,
      expires_at: mailOutbox.expires_at,
      code: sql<string | null>`case when ${mailOutbox.state} = 'held' and ${codeHolds} then ${mailOutbox.code} end`,
    })
    .from(mailOutbox)
    .innerJoin(agents, eq(agents.agent_id, mailOutbox.agent_id))
    .where(wanted)
    .orderBy(desc(mailOutbox.mail_id))
    .limit(count)
    .offset((page - 1) * count);
  const items = rows.map(({ created_at, sent_at, expires_at, ...mail }) => ({
    ...mail,
    created_time: unixOf(created_at),
    sent_time: sent_at && unixOf(sent_at),
    expires_time: unixOf(expires_at),
  }));
  return { items, total: await db.$count(mailOutbox, wanted) };
}

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
  command(app, db, resendMail, (tx, { input: { body } }) => sendAgain(tx, body.mail_id, has_mail_server));
}
