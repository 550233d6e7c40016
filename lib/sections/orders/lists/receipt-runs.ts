import { listReceiptRuns, type ReceiptRun } from '../contract/orders';
import { defineList, type ListColumn } from '@/lib/lists/list';

const columns: readonly ListColumn<ReceiptRun>[] = [
  { key: 'run_id', kind: 'id', label: 'exports.runs.run_id', width: 56 },
  { key: 'time', kind: 'time', label: 'exports.runs.time', width: 132 },
  {
    key: 'kind',
    kind: 'text',
    label: 'exports.runs.kind',
    minWidth: 92,
    value: ({ kind }, words) => words(`exports.runs.kinds.${kind}`),
  },
  { key: 'user_name', kind: 'text', label: 'exports.runs.user_name', minWidth: 96 },
  {
    key: 'start_time',
    kind: 'time',
    label: 'exports.runs.start_time',
    width: 132,
    value: ({ start_time }, words) => start_time ?? words('receipts.runs.ever'),
  },
  { key: 'end_time', kind: 'time', label: 'exports.runs.end_time', width: 132 },
  {
    key: 'target',
    kind: 'money',
    label: 'exports.runs.target',
    width: 110,
    value: ({ kind, target }, words) => target ?? (kind === 'checks' ? words('receipts.runs.noLimit') : undefined),
  },
  { key: 'total', kind: 'money', label: 'exports.runs.total', width: 110 },
  {
    key: 'orders',
    kind: 'count',
    label: 'exports.runs.orders',
    width: 84,
    // An alcohol list has no number of orders.
    value: ({ kind, orders }) => (kind === 'checks' ? orders : undefined),
  },
];

const filters = {};

/** Prints of receipts and of alcohol lists: who, when, period and sum. */
export const receiptRunsList = defineList<typeof listReceiptRuns, ReceiptRun, typeof filters>({
  id: 'receipt-runs',
  section: 'orders',
  path: '/orders',
  title: 'exports.runs.title',
  endpoint: listReceiptRuns,
  period: false,
  filters,
  counts: ['all'],
  most: 1_000_000,
  columns,
  input: () => ({}),
  rows: ({ items }) => items,
  total: ({ items }) => items.length,
  keyOf: ({ run_id }) => run_id,
});
