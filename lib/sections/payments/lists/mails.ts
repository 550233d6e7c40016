import { listMails, type PaymentMail } from '../contract/mails';
import { defineList, type ListColumn, type Words } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const PREFIX = 'exports.mails';
const column = columnsIn(PREFIX);

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
  column('mail_id', 'id', { width: 56 }),
  column('created_time', 'time', { width: 132 }),
  column('first_name', 'text', { minWidth: 110 }),
  column('email', 'text', { minWidth: 150 }),
  column('state', 'text', { width: 150, value: stateOf, tone: ({ state }) => (state === 'dead' ? 'bad' : undefined) }),
  column('code', 'text', { width: 88 }),
  column('expires_time', 'time', { width: 132 }),
  column('sent_time', 'time', { width: 132 }),
  column('attempts', 'count', { width: 84 }),
  column('remark', 'text', { minWidth: 150, value: remarkOf }),
  column('subject', 'text', { fileOnly: true }),
];

const filters = {};

/** Mails with codes of payouts, latest first. */
export const mailsList = defineList<typeof listMails, PaymentMail, typeof filters>({
  id: 'mails',
  section: 'payments',
  path: '/payments/outbox',
  title: `${PREFIX}.title`,
  endpoint: listMails,
  filters,
  counts: [50, 100],
  most: 500,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  rows: ({ items }) => items,
  total: ({ total }) => total,
  keyOf: ({ mail_id }) => mail_id,
});
