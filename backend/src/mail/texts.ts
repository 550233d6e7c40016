import type { PaymentType } from '@/lib/sections/payments/contract/payments';
import { fillIn } from '@/lib/contract/text-args';
import { SESSION_BONUS } from '@/lib/sections/payments/rules';
import { formatMoney } from '@/lib/domain/format';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

export type MailLanguage = 'ru' | 'en';

/** Data for a mail with a code. `amount` is in satang. */
export interface CodeMail {
  readonly first_name: string;
  readonly language: MailLanguage;
  readonly code: string;
  readonly amount: number;
  readonly payment_type: PaymentType;
  readonly expires_at: Date;
}

export interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const WORDS = { ru: ru.mail, en: en.mail };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
const CODE_STYLE = 'font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px';

/** Page of a mail. `title` is text, `body` HTML. */
export const page = (language: MailLanguage, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  '<body style="margin:0;padding:24px;background:#fff;color:#1f2328">' +
  `<div style="max-width:480px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">${body}</div>` +
  '</body></html>';

/** Subject, plain text and HTML of a mail with a code, in the agent's language. The subject does not have the code. */
export function codeMailTexts(mail: CodeMail, venue: { readonly name: string; readonly zone: string }): MailTexts {
  const { language, code, payment_type } = mail;
  const words = WORDS[language];
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23', timeZone: venue.zone });
  const args = {
    venue: venue.name,
    name: mail.first_name,
    sum: formatMoney(mail.amount / 100, language),
    time: time.format(mail.expires_at),
  };
  const subject = fillIn(words.subject, args);
  const before = [words.greeting, payment_type === SESSION_BONUS ? words.session : words.referral, words.ask];
  const [above, below] = [before, [words.holds, words.unexpected]].map((texts) =>
    texts.map((text) => fillIn(text, args)),
  ) as [string[], string[]];
  return {
    subject,
    text: [...above, code, ...below, venue.name, ''].join('\n\n').trimEnd() + '\n',
    html: page(
      language,
      subject,
      [
        ...above.map((text) => paragraph(text)),
        paragraph(code, CODE_STYLE),
        ...below.map((text) => paragraph(text)),
        paragraph(venue.name, 'color:#59636e'),
      ].join(''),
    ),
  };
}

/** The texts of a copy that may be the second one to arrive, which says so: `again` for a code, `twice` for other mails. */
export function asSecondCopy({ subject, text, html }: MailTexts, language: MailLanguage, which: 'again' | 'twice') {
  const note = WORDS[language][which];
  const marked = html.replace(/<div [^>]*>/, (opening) => opening + paragraph(note));
  return { subject, text: `${note}\n\n${text}`, html: marked };
}
