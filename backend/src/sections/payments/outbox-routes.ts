import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listMails, resendMail, type PaymentMail } from '@/lib/sections/payments/contract/mails';
import { refusal } from '@/lib/contract/refusals';
import { inBaht } from '@/lib/domain/money';
import type { Settings } from '@/lib/env';
import type { InputOf } from '@/lib/contract/endpoint';
import type { Database, Transaction } from '../../db/open';
import { integers, readRows } from '../../db/rows';
import { mailOutbox } from '../../db/schema';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { codeHolds } from '../../mail/queue';
import { seconds } from '../../db/time';

/** Mails with codes, latest first; `total` counts them. A code is shown while it is valid and its mail is held back. */
async function mailsOf(
  db: Database['db'],
  { page, count, mail_id, mail_ids }: InputOf<typeof listMails>['body'],
): Promise<{ items: PaymentMail[]; total: number }> {
  const wanted = sql`kind = 'code' and ${mail_id === undefined ? sql`true` : sql`mail_id = ${mail_id}`}
    and ${mail_ids === undefined ? sql`true` : sql`mail_id = any(${integers(mail_ids)})`}`;
  const rows = await readRows<PaymentMail & { amount: number }>(db)`
    select mail_id, agent_id, first_name, address as email, subject, state, attempts, error, repeated,
      ${seconds(sql`created_at`)} as created_time, ${seconds(sql`sent_at`)} as sent_time,
      ${seconds(sql`expires_at`)} as expires_time, case when state = 'held' and ${codeHolds} then code end as code,
      payment_type, amount::float8
    from mail_outbox join agents using (agent_id)
    join (select code_id, payment_type, amount from payout_codes) c using (code_id) where ${wanted}
    order by mail_id desc limit ${count} offset ${(page - 1) * count}`;
  const items = rows.map((mail) => ({ ...mail, ...inBaht(mail, 'amount') }));
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
