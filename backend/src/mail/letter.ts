import type { Database } from '../db/open';
import { keepTexts, type ClaimedMail } from './queue';
import { asSecondCopy, type MailLanguage, type MailTexts } from './texts';
import type { Letter } from './transport';

/** Texts of a message with the name of its receiver, or why the receiver gets none. */
export type Composed =
  | { readonly texts: MailTexts; readonly name: string; readonly language: MailLanguage }
  | { readonly dropped: string };

/** Makes the texts of a message to a person when its sending begins. For the webhook `text` is the JSON body. */
export type Compose = (mail: ClaimedMail) => Promise<Composed>;

/**
 * Letter of a claimed message, or why it is dropped. A code is sent as it was written. A message to a person is
 * composed anew for every attempt, so that it never tells more than its receiver may see. A mail that may arrive twice
 * says so; a second call has the same id.
 */
export async function letterOf(
  db: Database['db'],
  mail: ClaimedMail,
  compose: Compose,
): Promise<Letter | { readonly dropped: string }> {
  const { address, message_id, repeated, channel } = mail;
  if (mail.kind === 'code') {
    const { subject, body_text: text, body_html: html, first_name: name, language } = mail;
    const texts = { subject, text: text ?? '', html: html ?? '' };
    const copy = repeated ? asSecondCopy(texts, language ?? 'ru', 'again') : texts;
    return { to: { name: name ?? '', address }, message_id, ...copy };
  }
  const made = await compose(mail);
  if ('dropped' in made) return made;
  const { texts, name, language } = made;
  await keepTexts(db, mail, texts);
  const copy = repeated && channel === 'mail' ? asSecondCopy(texts, language, 'twice') : texts;
  return { to: { name, address }, message_id, ...copy };
}
