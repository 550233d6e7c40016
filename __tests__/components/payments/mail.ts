import type { PaymentMail } from '@/lib/sections/payments/contract/mails';

/** When a mail of these tests expires. */
export const SOON = Math.floor(Date.now() / 1000) + 500;

/** A mail with a code that was sent. */
export const mail = (mail_id: number, first_name: string, rest: Partial<PaymentMail>): PaymentMail => ({
  mail_id,
  agent_id: mail_id,
  first_name,
  email: `agent${mail_id}@example.com`,
  subject: 'Код',
  state: 'sent',
  attempts: 1,
  error: '',
  repeated: false,
  created_time: SOON - 600,
  sent_time: null,
  expires_time: SOON,
  code: null,
  ...rest,
});
