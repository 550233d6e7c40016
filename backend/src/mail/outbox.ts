import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { venueName, type Settings } from '@/lib/env';
import { insertOne } from '../db/insert-rows';
import type { Transaction } from '../db/open';
import { mailOutbox, type ToldKind } from '../db/schema';
import { codeMailTexts, type CodeMail } from './texts';
import { readRows } from '../db/rows';

/** A mail with a code, and whose code it is. */
export interface QueuedMail extends CodeMail {
  readonly code_id: number;
  readonly agent_id: number;
  readonly address: string;
}

const accountOf = (url: URL): string => decodeURIComponent(url.username);

/** Address that mails come from: a setting, the account at the mail server, or one at its host. */
export function senderOf({ MAIL_FROM, SMTP_URL }: Pick<Settings, 'MAIL_FROM' | 'SMTP_URL'>): string {
  if (MAIL_FROM !== undefined) return MAIL_FROM;
  if (SMTP_URL === undefined) return 'back-office@localhost';
  const url = new URL(SMTP_URL);
  return accountOf(url).includes('@') ? accountOf(url) : `back-office@${url.hostname}`;
}

const senderDomain = (settings: Settings): string => senderOf(settings).split('@').at(-1) ?? '';
/** State of a new mail. */
const firstState = ({ SMTP_URL }: Settings) => (SMTP_URL === undefined ? 'held' : 'waiting');

/**
 * Writes a mail with a code into the outbox, in the transaction that issues the code; it is sent after that is
 * committed. Without a mail server it is held for the operator to read. Returns its `mail_id`.
 */
export async function queueCodeMail(tx: Transaction, mail: QueuedMail, settings: Settings): Promise<number> {
  const { code_id, agent_id, address, code, expires_at } = mail;
  const venue = { name: venueName(settings), zone: settings.VENUE_TIMEZONE };
  const { subject, text, html } = codeMailTexts(mail, venue);
  const { mail_id } = await insertOne(tx, mailOutbox, {
    code_id,
    agent_id,
    address,
    code,
    expires_at,
    subject,
    body_text: text,
    body_html: html,
    message_id: `<${randomUUID()}@${senderDomain(settings)}>`,
    state: firstState(settings),
  });
  return mail_id;
}

/** Subject of messages to people: a closed day, a week by its first date, or a test for one person. */
export interface Telling {
  readonly kind: ToldKind;
  /** Business date of the day, or the first one of the week. */
  readonly about: string;
  readonly close_id?: number;
  /** The only person to tell. */
  readonly user_id?: number;
}

/** Who is told, by the choices stored with the account. */
const CHOSEN: Readonly<Record<ToldKind, SQL>> = {
  day: sql`chosen.preferences -> 'told_daily' = 'true'`,
  week: sql`chosen.preferences -> 'told_weekly' = 'true'`,
  test: sql`true`,
};

/** Time after which a message to a person is given up. */
const TOO_OLD = sql`interval '24 hours'`;

/**
 * Writes a message for everybody who chose to be told, one for each chosen channel, in the transaction that it tells of. It
 * is composed and sent after that is committed. What was written before is not written again. Returns the number of messages.
 */
export async function queueTold(
  tx: Pick<Transaction, 'execute'>,
  { kind, about, close_id, user_id }: Telling,
  settings: Settings,
): Promise<number> {
  const queued = await readRows(tx)`
    insert into mail_outbox (channel, kind, user_id, about, close_id, address, subject, message_id, state, expires_at)
    select channel, ${kind}::text, user_id, ${about}::date, ${close_id ?? null}::int,
      case channel when 'mail' then chosen.preferences ->> 'mail_address' else '' end, '',
      case channel when 'mail' then '<' || gen_random_uuid() || ${`@${senderDomain(settings)}>`}::text
        else 'msg_' || gen_random_uuid() end,
      case channel when 'mail' then ${firstState(settings)}::text else 'waiting' end, now() + ${TOO_OLD}
    from users join user_preferences chosen using (user_id), unnest(array['mail', 'webhook']) channel
    where active and removed_at is null and ${CHOSEN[kind]} and ${user_id === undefined ? sql`true` : sql`user_id = ${user_id}`}
      and case channel when 'mail' then coalesce(chosen.preferences ->> 'mail_address', '') <> ''
        else ${settings.WEBHOOK_URL !== undefined}::boolean and chosen.preferences -> 'told_by_webhook' = 'true' end
    on conflict do nothing returning mail_id`;
  return queued.length;
}
