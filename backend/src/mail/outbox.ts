import { randomUUID } from 'node:crypto';
import { venueName, type Settings } from '@/lib/env';
import type { Transaction } from '../db/open';
import { mailOutbox } from '../db/schema';
import { codeMailTexts, type CodeMail } from './texts';

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

/**
 * Writes a mail with a code into the outbox, in the transaction that issues the code; it is sent after that is
 * committed. Without a mail server it is held for the operator to read. Returns its `mail_id`.
 */
export async function queueCodeMail(tx: Transaction, mail: QueuedMail, settings: Settings): Promise<number> {
  const { code_id, agent_id, address, code, expires_at } = mail;
  const venue = { name: venueName(settings), zone: settings.VENUE_TIMEZONE };
  const { subject, text, html } = codeMailTexts(mail, venue);
  const [queued] = await tx
    .insert(mailOutbox)
    .values({
      code_id,
      agent_id,
      address,
      code,
      expires_at,
      subject,
      body_text: text,
      body_html: html,
      message_id: `<${randomUUID()}@${senderOf(settings).split('@').at(-1)}>`,
      state: settings.SMTP_URL === undefined ? 'held' : 'waiting',
    })
    .returning({ mail_id: mailOutbox.mail_id });
  if (!queued) throw new Error('The mail was not written.');
  return queued.mail_id;
}
