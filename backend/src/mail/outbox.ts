import { randomUUID } from 'node:crypto';
import { venueName, type Settings } from '@/lib/env';
import { mailOutbox } from '../db/schema';
import type { Transaction } from '../http/command';
import { senderOf } from './sender';
import { codeMailTexts, type CodeMail } from './texts';

/** A mail with a code, and whose code it is. */
export interface QueuedMail extends CodeMail {
  readonly code_id: number;
  readonly agent_id: number;
  readonly address: string;
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
