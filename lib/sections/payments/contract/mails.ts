import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { PAYMENTS, PaymentType } from './payments';
import { Baht, Id, Page, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf('payments');

const access = PAYMENTS;

/** State of a mail: waiting to be sent, being sent, sent, given up, or held because no mail server is set up. */
export const MailState = z.enum(['waiting', 'sending', 'sent', 'dead', 'held']);
export type MailState = z.infer<typeof MailState>;

/**
 * Ours: mails with codes, latest first. A held mail has its `code` while the code is valid: users who may pay may read
 * it. `repeated` mails may have arrived twice. `mail_ids` narrows the list to these mails.
 */
export const PaymentMail = z.object({
  mail_id: Id,
  agent_id: Id,
  first_name: z.string(),
  email: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.int(),
  error: z.string(),
  repeated: z.boolean(),
  created_time: UnixSeconds,
  sent_time: UnixSeconds.nullable(),
  expires_time: UnixSeconds,
  code: z.string().nullable(),
  /** Type and sum of the payout that the code confirms. */
  payment_type: PaymentType.optional(),
  amount: Baht.optional(),
});
export type PaymentMail = z.infer<typeof PaymentMail>;

const MailIds = z.array(Id).min(1).max(1000);

export const listMails = ours({
  id: 'payments.mails',
  path: '/api/v1/admin/payments/mails',
  body: z.object({ page: Page, count: z.int().min(1).max(1000), mail_id: Id.optional(), mail_ids: MailIds.optional() }),
  reply: z.object({ items: z.array(PaymentMail), total: z.int(), has_mail_server: z.boolean() }),
  access,
  reads: ['mails'],
});

/** Sends a mail again. Code 5 if it was sent, if its code is no longer valid, or without a mail server. */
export const resendMail = ours({
  id: 'payments.mailAgain',
  path: '/api/v1/admin/payments/mails/send',
  body: z.object({ mail_id: Id }),
  reply: z.object({}),
  access,
  changes: ['mails'],
});
