import { listDays, type ClosedDay } from './contract';
import { formatDate } from '@/lib/domain/format';
import { columnsIn, defineList } from '@/lib/lists/list';

const columns = columnsIn<ClosedDay>('exports.days', {
  close_id: { kind: 'id', width: 56 },
  business_date: { kind: 'text', width: 104, written: (_row, _words, date) => formatDate(date) },
  status: { kind: 'text', width: 100, value: ({ status }, words) => words(`exports.days.statuses.${status}`) },
  counted: { kind: 'money', width: 104 },
  expected: { kind: 'money', width: 104 },
  difference: { kind: 'money', width: 104 },
  reason: { kind: 'text', minWidth: 150 },
  float: { kind: 'money', width: 104 },
  to_safe: { kind: 'money', width: 104 },
  counted_by: { kind: 'text', width: 108 },
  counted_time: { kind: 'time', width: 132 },
  closed_by: { kind: 'text', fileOnly: true },
  closed_time: { kind: 'time', fileOnly: true },
});

/** List of closed days, latest first. */
export const daysList = defineList<typeof listDays, ClosedDay>({
  id: 'day-closes',
  section: 'operations',
  path: '/operations/days',
  title: 'exports.days.title',
  endpoint: listDays,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  total: ({ total_records }) => total_records,
  keyOf: ({ close_id }) => close_id,
});
