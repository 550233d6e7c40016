import { listMails, type PaymentMail } from '../contract/mails';
import { columnsIn, defineList, type Words } from '@/lib/lists/list';

const PREFIX = 'exports.mails';

/** State in words; a mail that waits for another attempt differs from one that was not tried yet. */
function stateOf({ state, attempts, repeated }: PaymentMail, words: Words): string {
  if (state === 'waiting' && attempts > 0) return words(`${PREFIX}.states.again`);
  return words(`${PREFIX}.states.${state === 'sent' && repeated ? 'sentTwice' : state}`);
}

/** Last error of a mail, e.g. the answer of the mail server, or that the code was not delivered in time. */
function remarkOf({ state, error }: PaymentMail, words: Words): string {
  if (state === 'dead') return error === '' ? words(`${PREFIX}.tooLate`) : words(`${PREFIX}.failed`, { error });
  return error;
}

const columns = columnsIn<PaymentMail>(PREFIX, {
  mail_id: { kind: 'id', width: 56 },
  created_time: { kind: 'time', width: 132 },
  first_name: { kind: 'text', minWidth: 110 },
  payment_type: {
    kind: 'text',
    minWidth: 120,
    value: ({ payment_type }, words) => payment_type && words(`exports.payments.types.${payment_type}`),
  },
  amount: { kind: 'money', width: 100 },
  email: { kind: 'text', minWidth: 150 },
  state: { kind: 'text', width: 150, value: stateOf, tone: ({ state }) => (state === 'dead' ? 'bad' : undefined) },
  code: { kind: 'text', width: 88 },
  expires_time: { kind: 'time', width: 132 },
  sent_time: { kind: 'time', width: 132 },
  attempts: { kind: 'count', width: 84 },
  remark: { kind: 'text', minWidth: 150, value: remarkOf },
  subject: { kind: 'text', fileOnly: true },
});

/** Mails with codes of payouts, latest first. */
export const mailsList = defineList<typeof listMails, PaymentMail>({
  id: 'mails',
  section: 'payments',
  path: '/payments/outbox',
  title: `${PREFIX}.title`,
  endpoint: listMails,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  total: ({ total }) => total,
  keyOf: ({ mail_id }) => mail_id,
});
