import { listDays, type ClosedDay } from './contract';
import { formatDate } from '@/lib/domain/format';
import { defineList, type ListColumn } from '@/lib/lists/list';

const columns: readonly ListColumn<ClosedDay>[] = [
  { key: 'close_id', kind: 'id', label: 'exports.days.close_id', width: 56 },
  {
    key: 'business_date',
    kind: 'text',
    label: 'exports.days.business_date',
    width: 96,
    written: (_row, _words, date) => formatDate(date),
  },
  {
    key: 'status',
    kind: 'text',
    label: 'exports.days.status',
    width: 100,
    value: ({ status }, words) => words(`exports.days.statuses.${status}`),
  },
  { key: 'counted', kind: 'money', label: 'exports.days.counted', width: 104 },
  { key: 'expected', kind: 'money', label: 'exports.days.expected', width: 104 },
  { key: 'difference', kind: 'money', label: 'exports.days.difference', width: 104 },
  { key: 'reason', kind: 'text', label: 'exports.days.reason', minWidth: 150 },
  { key: 'float', kind: 'money', label: 'exports.days.float', width: 104 },
  { key: 'to_safe', kind: 'money', label: 'exports.days.to_safe', width: 104 },
  { key: 'counted_by', kind: 'text', label: 'exports.days.counted_by', width: 108 },
  { key: 'counted_time', kind: 'time', label: 'exports.days.counted_time', width: 132 },
  { key: 'closed_by', kind: 'text', label: 'exports.days.closed_by', fileOnly: true },
  { key: 'closed_time', kind: 'time', label: 'exports.days.closed_time', fileOnly: true },
];

const filters = {};

/** List of closed days, latest first. */
export const daysList = defineList<typeof listDays, ClosedDay, typeof filters>({
  id: 'day-closes',
  section: 'operations',
  path: '/operations/days',
  title: 'exports.days.title',
  endpoint: listDays,
  period: false,
  filters,
  counts: [50, 100],
  most: 500,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  rows: ({ items }) => items,
  total: ({ total_records }) => total_records,
  keyOf: ({ close_id }) => close_id,
});
