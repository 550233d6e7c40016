import { listDays, type ClosedDay } from './contract';
import { formatDate } from '@/lib/domain/format';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.days');

const columns: readonly ListColumn<ClosedDay>[] = [
  column('close_id', 'id', { width: 56 }),
  column('business_date', 'text', { width: 96, written: (_row, _words, date) => formatDate(date) }),
  column('status', 'text', { width: 100, value: ({ status }, words) => words(`exports.days.statuses.${status}`) }),
  column('counted', 'money', { width: 104 }),
  column('expected', 'money', { width: 104 }),
  column('difference', 'money', { width: 104 }),
  column('reason', 'text', { minWidth: 150 }),
  column('float', 'money', { width: 104 }),
  column('to_safe', 'money', { width: 104 }),
  column('counted_by', 'text', { width: 108 }),
  column('counted_time', 'time', { width: 132 }),
  column('closed_by', 'text', { fileOnly: true }),
  column('closed_time', 'time', { fileOnly: true }),
];

const filters = {};

/** List of closed days, latest first. */
export const daysList = defineList<typeof listDays, ClosedDay, typeof filters>({
  id: 'day-closes',
  section: 'operations',
  path: '/operations/days',
  title: 'exports.days.title',
  endpoint: listDays,
  filters,
  counts: [50, 100],
  most: 500,
  columns,
  input: ({ page, count }) => ({ body: { page, count } }),
  rows: ({ items }) => items,
  total: ({ total_records }) => total_records,
  keyOf: ({ close_id }) => close_id,
});
