import { and, eq, inArray, isNotNull, isNull, lt, sql, type SQL, getTableColumns } from 'drizzle-orm';
import { MOST_TRIES } from '@/lib/sections/payments/rules';
import type { Database, Transaction } from '../db/open';
import { agentPayouts, mailOutbox, payoutCodes, type Channel } from '../db/schema';
import type { MailLanguage, MailTexts } from './texts';

type Db = Database['db'] | Transaction;

/**
 * Whether a mail's code still holds: not too old, not tried too often, not used, and not replaced by a newer one. Columns
 * of the outbox carry its name: a selection from one table would leave it out, and the code's own id would be meant.
 */
export const codeHolds: SQL<boolean> = sql<boolean>`(mail_outbox.expires_at > now() and exists (
  select from ${payoutCodes} as code
  where code.code_id = mail_outbox.code_id and code.tries < ${sql.raw(String(MOST_TRIES))}
    and not exists (select from ${agentPayouts} as payout where payout.code_id = code.code_id)
    and not exists (select from ${payoutCodes} as newer where newer.code_id > code.code_id
      and newer.agent_id = code.agent_id and newer.payment_type = code.payment_type
      and newer.asked_by = code.asked_by)))`;

const after = (ms: number): SQL => sql`now() + ${ms} * interval '1 millisecond'`;

/** A message whose sending has begun, with the agent who gets a code. Messages to people are composed for each. */
export type ClaimedMail = Readonly<typeof mailOutbox.$inferSelect> & {
  readonly first_name: string | null;
  readonly language: MailLanguage | null;
};

/**
 * Marks the message of these channels that has been due longest as being sent, codes first, and returns it; null when none
 * is due. A message that is still marked after `lease` ms was left by a worker that ended: it may have arrived, and is due
 * again.
 */
export async function claimMail(
  db: Database['db'],
  lease: number,
  channels: readonly Channel[] = ['mail'],
): Promise<ClaimedMail | null> {
  const due = sql`select mail_id from ${mailOutbox}
    where state in ('waiting', 'sending') and next_attempt_at <= now() and ${inArray(mailOutbox.channel, channels)}
      and case when ${mailOutbox.kind} = 'code' then code is not null and ${codeHolds} else expires_at > now() end
    order by kind <> 'code', next_attempt_at limit 1 for update skip locked`;
  const [claimed] = await db
    .update(mailOutbox)
    .set({
      state: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      repeated: sql`${mailOutbox.repeated} or ${mailOutbox.state} = 'sending'`,
      next_attempt_at: after(lease),
    })
    .where(sql`${mailOutbox.mail_id} = (${due})`)
    .returning({
      ...getTableColumns(mailOutbox),
      first_name: sql<string | null>`(select first_name from agents a where a.agent_id = mail_outbox.agent_id)`,
      language: sql<MailLanguage | null>`(select language from agents a where a.agent_id = mail_outbox.agent_id)`,
    });
  return claimed ?? null;
}

/** The row of a sending, unless another worker has begun a later one. */
const sendingOf = ({ mail_id, attempts }: Pick<ClaimedMail, 'mail_id' | 'attempts'>) =>
  and(eq(mailOutbox.mail_id, mail_id), eq(mailOutbox.attempts, attempts), eq(mailOutbox.state, 'sending'));

/** Keeps the texts of a message to a person, for as long as the outbox has it. */
export async function keepTexts(db: Db, mail: ClaimedMail, { subject, text, html }: MailTexts): Promise<void> {
  await db.update(mailOutbox).set({ subject, body_text: text, body_html: html }).where(sendingOf(mail));
}

/** Books that a message is not sent at all, with a plain reason. */
export async function bookDropped(db: Db, mail: ClaimedMail, reason: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ state: 'dead', error: reason, body_text: null, body_html: null })
    .where(sendingOf(mail));
}

const erased = { body_text: null, body_html: null, code: null };

/** Books that the server accepted the message, and erases the text of a code. */
export async function bookSent(db: Db, mail: ClaimedMail): Promise<void> {
  const sent = { state: 'sent' as const, sent_at: sql`now()`, error: '' };
  await db
    .update(mailOutbox)
    .set(mail.kind === 'code' ? { ...sent, ...erased } : sent)
    .where(sendingOf(mail));
}

/** Books a failed sending: given up if `pause` is null or the message will be too old then, else due again in `pause` ms. */
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

const isLeft = sql`(${mailOutbox.state} <> 'sending' or ${mailOutbox.next_attempt_at} <= now())`;
const wasCutOff = sql`${mailOutbox.repeated} or ${mailOutbox.state} = 'sending'`;

/** Erases texts and codes of mails whose code no longer holds, and gives up those that have not been sent. */
async function eraseCodes(db: Db): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      ...erased,
      state: sql`case when ${mailOutbox.state} = 'held' then 'held' else 'dead' end`,
      repeated: wasCutOff,
    })
    .where(and(isNotNull(mailOutbox.code), isLeft, sql`not ${codeHolds}`));
}

/** Age at which a message to a person is deleted; the outbox stays small. */
const KEPT = sql`interval '7 days'`;

/** Erases codes that no longer hold, gives up messages that are too old, and deletes old messages to people. */
export async function eraseOld(db: Db): Promise<void> {
  await eraseCodes(db);
  const unsent = inArray(mailOutbox.state, ['waiting', 'sending']);
  await db
    .update(mailOutbox)
    .set({ state: 'dead', repeated: wasCutOff })
    .where(and(isNull(mailOutbox.code_id), unsent, isLeft, sql`${mailOutbox.expires_at} <= now()`));
  await db
    .delete(mailOutbox)
    .where(and(isNotNull(mailOutbox.user_id), lt(mailOutbox.created_at, sql`now() - ${KEPT}`)));
}
