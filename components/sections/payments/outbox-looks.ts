import type { Looks } from '@/components/list/looks';
import type { PaymentMail } from '@/lib/sections/payments/contract/mails';

/** Looks of the columns: on a phone agent, state and code stay. */
export const OUTBOX_LOOKS: Looks<PaymentMail> = {
  mail_id: { wideOnly: true },
  created_time: { wideOnly: true },
  first_name: { pinned: true, fixed: true },
  email: { wideOnly: true, priority: 'low' },
  code: { cell: () => ({ strong: true }) },
  expires_time: { wideOnly: true },
  sent_time: { wideOnly: true, priority: 'low' },
  attempts: { wideOnly: true, priority: 'lowest' },
  remark: { wideOnly: true, cell: ({ error }) => ({ title: error || undefined }) },
};
