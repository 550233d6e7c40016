import { listReceiptRuns, type ReceiptRun } from '../contract/orders';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.runs');

const columns: readonly ListColumn<ReceiptRun>[] = [
  column('run_id', 'id', { width: 56 }),
  column('time', 'time', { width: 132 }),
  column('kind', 'text', { minWidth: 92, value: ({ kind }, words) => words(`exports.runs.kinds.${kind}`) }),
  column('user_name', 'text', { minWidth: 96 }),
  column('start_time', 'time', {
    width: 132,
    value: ({ start_time }, words) => start_time ?? words('receipts.runs.ever'),
  }),
  column('end_time', 'time', { width: 132 }),
  column('target', 'money', {
    width: 110,
    value: ({ kind, target }, words) => target ?? (kind === 'checks' ? words('receipts.runs.noLimit') : undefined),
  }),
  column('total', 'money', { width: 110 }),
  column('orders', 'count', {
    width: 84,
    // An alcohol list has no number of orders.
    value: ({ kind, orders }) => (kind === 'checks' ? orders : undefined),
  }),
];

const filters = {};

/** Prints of receipts and of alcohol lists: who, when, period and sum. */
export const receiptRunsList = defineList<typeof listReceiptRuns, ReceiptRun, typeof filters>({
  id: 'receipt-runs',
  section: 'orders',
  path: '/orders',
  title: 'exports.runs.title',
  endpoint: listReceiptRuns,
  filters,
  counts: ['all'],
  most: 1_000_000,
  columns,
  input: () => ({}),
  rows: ({ items }) => items,
  total: ({ items }) => items.length,
  keyOf: ({ run_id }) => run_id,
});
