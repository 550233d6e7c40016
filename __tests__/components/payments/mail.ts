import type { PaymentMail } from '@/lib/sections/payments/contract/mails';

/** When a mail of these tests expires. */
export const SOON = Math.floor(Date.now() / 1000) + 500;

/** A mail with a code that was sent. */
export const mail = (mail_id: number, first_name: string, rest: Partial<PaymentMail>): PaymentMail => {
  const letter = { agent_id: mail_id, email: `agent${mail_id}@example.com`, subject: 'Код', code: null };
  const sending = { state: 'sent', attempts: 1, error: '', repeated: false, sent_time: null } as const;
  return { mail_id, first_name, ...letter, ...sending, created_time: SOON - 600, expires_time: SOON, ...rest };
};
