import { listReceiptRuns, type ReceiptRun } from '../contract/orders';
import { WHOLE } from '@/lib/lists/arranged';
import { columnsIn, defineList } from '@/lib/lists/list';

const columns = columnsIn<ReceiptRun>('exports.runs', {
  run_id: { kind: 'id', width: 56 },
  time: { kind: 'time', width: 132 },
  kind: { kind: 'text', minWidth: 92, value: ({ kind }, words) => words(`exports.runs.kinds.${kind}`) },
  user_name: { kind: 'text', minWidth: 96 },
  start_time: { kind: 'time', width: 132, value: ({ start_time }, words) => start_time ?? words('receipts.runs.ever') },
  end_time: { kind: 'time', width: 132 },
  target: {
    kind: 'money',
    width: 110,
    value: ({ kind, target }, words) => target ?? (kind === 'checks' ? words('receipts.runs.noLimit') : undefined),
  },
  total: { kind: 'money', width: 110 },
  orders: {
    kind: 'count',
    width: 84,
    // An alcohol list has no number of orders.
    value: ({ kind, orders }) => (kind === 'checks' ? orders : undefined),
  },
});

/** Prints of receipts and of alcohol lists: who, when, period and sum. */
export const receiptRunsList = defineList<typeof listReceiptRuns, ReceiptRun>({
  id: 'receipt-runs',
  section: 'orders',
  path: '/orders',
  title: 'exports.runs.title',
  endpoint: listReceiptRuns,
  ...WHOLE,
  counts: ['all'],
  columns,
  input: () => ({}),
  keyOf: ({ run_id }) => run_id,
});
