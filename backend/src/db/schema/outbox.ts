import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { agent } from './guests';
import { payoutCodes } from './bonuses';
import { moment, refers } from './columns';
import { dayCloses } from './expenses';
import { user } from './people';

export const CHANNELS = ['mail', 'webhook'] as const;
/** Channel of a message. */
export type Channel = (typeof CHANNELS)[number];
/** A code of a payout, or a message to a person: of a closed day, of a week, or a test. */
export const MESSAGE_KINDS = ['code', 'day', 'week', 'test'] as const;
/** Kinds of messages to people. */
export type ToldKind = Exclude<(typeof MESSAGE_KINDS)[number], 'code'>;

/**
 * Messages to agents and people. A row is written in the transaction that it tells of and sent after the commit. A code has
 * its texts from the start; a message to a person is composed when its first sending begins.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    mail_id: serial().primaryKey(),
    channel: text({ enum: CHANNELS }).notNull().default('mail'),
    kind: text({ enum: MESSAGE_KINDS }).notNull().default('code'),
    code_id: refers(() => payoutCodes.code_id),
    agent_id: agent(),
    /** The person who is told; null for a code. */
    user_id: user(),
    /** Business date of the day, or the first one of the week. */
    about: date({ mode: 'string' }),
    /** The close that a message of a day tells of. */
    close_id: refers(() => dayCloses.close_id),
    /** Mail address of the receiver; empty for the webhook. */
    address: text().notNull(),
    /** Empty until the message is composed. */
    subject: text().notNull(),
    /** Text of a mail, or JSON body for the webhook. Erased once a code has left or expired. */
    body_text: text(),
    body_html: text(),
    code: text(),
    /** Stays the same in every attempt, so that a receiving server can drop a second copy. */
    message_id: text().notNull(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'dead', 'held'] }).notNull(),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment().notNull().defaultNow(),
    error: text().notNull().default(''),
    /** Whether an attempt ended without a known result, so that the mail may have arrived twice. */
    repeated: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
    /** When it is given up: a code no longer holds, other messages are too old. */
    expires_at: moment().notNull(),
    sent_at: moment(),
  },
  (t) => [
    index('mail_outbox_due')
      .on(t.next_attempt_at)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('mail_outbox_created').on(t.created_at),
    index('mail_outbox_person')
      .on(t.user_id, t.mail_id)
      .where(sql`${t.user_id} is not null`),
    uniqueIndex('mail_outbox_told_once')
      .on(t.user_id, t.channel, t.kind, t.about, sql`coalesce(${t.close_id}, 0)`)
      .where(sql`${t.kind} in ('day', 'week')`),
    check('mail_outbox_sent', sql`(${t.state} = 'sent') = (${t.sent_at} is not null)`),
    check(
      'mail_outbox_receiver',
      sql`case when ${t.kind} = 'code' then ${t.code_id} is not null and ${t.agent_id} is not null and ${t.user_id} is null
        else ${t.user_id} is not null and ${t.about} is not null and ${t.code} is null end`,
    ),
  ],
);
