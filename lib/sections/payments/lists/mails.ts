import { listMails, type PaymentMail } from '../contract/mails';
import { defineList, type ListColumn, type Words } from '@/lib/lists/list';

const PREFIX = 'exports.mails';

/** State in words; a mail that waits for another attempt differs from one that was not tried yet. */
function stateOf({ state, attempts, repeated }: PaymentMail, words: Words): string {
  if (state === 'waiting' && attempts > 0) return words(`${PREFIX}.states.again`);
  return words(`${PREFIX}.states.${state === 'sent' && repeated ? 'sentTwice' : state}`);
}

/** What happened: the last answer of the mail server, or that the code was not delivered in time. */
function remarkOf({ state, error }: PaymentMail, words: Words): string {
  if (state === 'dead') return error === '' ? words(`${PREFIX}.tooLate`) : words(`${PREFIX}.failed`, { error });
  return error;
}

const columns: readonly ListColumn<PaymentMail>[] = [
  { key: 'mail_id', kind: 'id', label: `${PREFIX}.mail_id`, width: 56 },
  { key: 'created_time', kind: 'time', label: `${PREFIX}.created_time`, width: 132 },
  { key: 'first_name', kind: 'text', label: `${PREFIX}.first_name`, minWidth: 110 },
  { key: 'email', kind: 'text', label: `${PREFIX}.email`, minWidth: 150 },
  {
    key: 'state',
    kind: 'text',
    label: `${PREFIX}.state`,
    width: 150,
    value: stateOf,
    tone: ({ state }) => (state === 'dead' ? 'bad' : undefined),
  },
  { key: 'code', kind: 'text', label: `${PREFIX}.code`, width: 88 },
  { key: 'expires_time', kind: 'time', label: `${PREFIX}.expires_time`, width: 132 },
  { key: 'sent_time', kind: 'time', label: `${PREFIX}.sent_time`, width: 132 },
  { key: 'attempts', kind: 'count', label: `${PREFIX}.attempts`, width: 84 },
  { key: 'remark', kind: 'text', label: `${PREFIX}.remark`, minWidth: 150, value: remarkOf },
  { key: 'subject', kind: 'text', label: `${PREFIX}.subject`, fileOnly: true },
];

const filters = {};

/** Mails with codes of payouts, latest first. */
export const mailsList = defineList<typeof listMails, PaymentMail, typeof filters>({
  id: 'mails',
  section: 'payments',
  path: '/payments/outbox',
  title: `${PREFIX}.title`,
  endpoint: listMails,
  period: false,
  filters,
  counts: [50, 100],
  most: 500,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  rows: ({ items }) => items,
  total: ({ total }) => total,
  keyOf: ({ mail_id }) => mail_id,
});
