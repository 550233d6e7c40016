import type { Settings } from '@/lib/env';

const accountOf = (url: URL): string => decodeURIComponent(url.username);

/** Address that mails come from: a setting, the account at the mail server, or one at its host. */
export function senderOf({ MAIL_FROM, SMTP_URL }: Pick<Settings, 'MAIL_FROM' | 'SMTP_URL'>): string {
  if (MAIL_FROM !== undefined) return MAIL_FROM;
  if (SMTP_URL === undefined) return 'back-office@localhost';
  const url = new URL(SMTP_URL);
  return accountOf(url).includes('@') ? accountOf(url) : `back-office@${url.hostname}`;
}
