import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { MOST_TRIES } from '@/lib/sections/payments/rules';
import type { Database, Transaction } from '../db/open';
import { agentPayouts, agents, mailOutbox, payoutCodes } from '../db/schema';
import type { MailLanguage } from './texts';

type Db = Database['db'] | Transaction;

/** Whether a mail's code still holds: not too old, not tried too often, not used, and not replaced by a newer one. */
export const codeHolds: SQL<boolean> = sql<boolean>`(${mailOutbox.expires_at} > now() and exists (
  select from ${payoutCodes} as code
  where code.code_id = ${mailOutbox.code_id} and code.tries < ${sql.raw(String(MOST_TRIES))}
    and not exists (select from ${agentPayouts} as payout where payout.code_id = code.code_id)
    and not exists (select from ${payoutCodes} as newer where newer.code_id > code.code_id
      and newer.agent_id = code.agent_id and newer.payment_type = code.payment_type
      and newer.asked_by = code.asked_by)))`;

const after = (ms: number): SQL => sql`now() + ${ms} * interval '1 millisecond'`;

/** A mail whose sending has begun. */
export interface ClaimedMail {
  readonly mail_id: number;
  readonly address: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  readonly code: string;
  readonly message_id: string;
  readonly attempts: number;
  readonly repeated: boolean;
  readonly first_name: string;
  readonly language: MailLanguage;
}

/**
 * Marks the mail that has been due longest as being sent, and returns it; null when none is due. A mail that is still
 * marked after `lease` ms was left by a worker that ended: whether it arrived is unknown, and it is due again.
 */
export async function claimMail(db: Database['db'], lease: number): Promise<ClaimedMail | null> {
  const due = sql`select mail_id from ${mailOutbox}
    where state in ('waiting', 'sending') and next_attempt_at <= now() and code is not null and ${codeHolds}
    order by next_attempt_at limit 1 for update skip locked`;
  const [claimed] = await db
    .update(mailOutbox)
    .set({
      state: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      repeated: sql`${mailOutbox.repeated} or ${mailOutbox.state} = 'sending'`,
      next_attempt_at: after(lease),
    })
    .from(agents)
    .where(and(eq(agents.agent_id, mailOutbox.agent_id), sql`${mailOutbox.mail_id} = (${due})`))
    .returning({
      mail_id: mailOutbox.mail_id,
      address: mailOutbox.address,
      subject: mailOutbox.subject,
      body_text: sql<string>`${mailOutbox.body_text}`,
      body_html: sql<string>`${mailOutbox.body_html}`,
      code: sql<string>`${mailOutbox.code}`,
      message_id: mailOutbox.message_id,
      attempts: mailOutbox.attempts,
      repeated: mailOutbox.repeated,
      first_name: agents.first_name,
      language: sql<MailLanguage>`${agents.language}`,
    });
  return claimed ?? null;
}

/** The row of a sending, unless another worker has begun a later one. */
const sendingOf = ({ mail_id, attempts }: ClaimedMail) =>
  and(eq(mailOutbox.mail_id, mail_id), eq(mailOutbox.attempts, attempts), eq(mailOutbox.state, 'sending'));

const erased = { body_text: null, body_html: null, code: null };

/** Books that the server accepted the mail, and erases its text and code. */
export async function bookSent(db: Db, mail: ClaimedMail): Promise<void> {
  const sent = { state: 'sent' as const, sent_at: sql`now()`, error: '', ...erased };
  await db.update(mailOutbox).set(sent).where(sendingOf(mail));
}

/** Books a failed sending: given up if `pause` is null or the code will not hold that long, else due again in `pause` ms. */
export async function bookFailed(
  db: Db,
  mail: ClaimedMail,
  { error, unknown, pause }: { error: string; unknown: boolean; pause: number | null },
): Promise<'waiting' | 'dead' | undefined> {
  const goesOn = pause === null ? sql`false` : sql`${mailOutbox.expires_at} > ${after(pause)}`;
  const [booked] = await db
    .update(mailOutbox)
    .set({
      state: sql`case when ${goesOn} then 'waiting' else 'dead' end`,
      next_attempt_at: after(pause ?? 0),
      error,
      ...(unknown && { repeated: true }),
    })
    .where(sendingOf(mail))
    .returning({ state: sql<'waiting' | 'dead'>`${mailOutbox.state}` });
  return booked?.state;
}

/** Erases texts and codes of mails whose code no longer holds, and gives up those that have not been sent. */
export async function eraseOld(db: Db): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      ...erased,
      state: sql`case when ${mailOutbox.state} = 'held' then 'held' else 'dead' end`,
      repeated: sql`${mailOutbox.repeated} or ${mailOutbox.state} = 'sending'`,
    })
    .where(
      and(
        isNotNull(mailOutbox.code),
        sql`(${mailOutbox.state} <> 'sending' or ${mailOutbox.next_attempt_at} <= now())`,
        sql`not ${codeHolds}`,
      ),
    );
}
