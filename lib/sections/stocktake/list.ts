import { listCounts, type StockCount } from './contract';
import { arrangedBy } from '@/lib/lists/arranged';
import { defineList, type ListColumn } from '@/lib/lists/list';

const columns: readonly ListColumn<StockCount>[] = [
  { key: 'count_id', kind: 'id', label: 'stocktake.columns.number', width: 54, sortable: true },
  { key: 'name', kind: 'text', label: 'stocktake.columns.name', minWidth: 150, sortable: true },
  {
    key: 'counted',
    kind: 'text',
    label: 'stocktake.columns.progress',
    width: 110,
    value: ({ counted, lines }, words) => words('stocktake.ofLines', { counted, lines }),
  },
  {
    key: 'status',
    kind: 'text',
    label: 'stocktake.columns.status',
    width: 210,
    sortable: true,
    value: ({ status, blind }, words) =>
      [words(`stocktake.status.${status}`), ...(blind && status === 'open' ? [words('stocktake.blind')] : [])].join(
        ' · ',
      ),
  },
  { key: 'difference', kind: 'money', label: 'stocktake.columns.difference', width: 120, sortable: true },
  { key: 'started_time', kind: 'time', label: 'stocktake.columns.started', width: 136, sortable: true },
  { key: 'started_by', kind: 'text', label: 'stocktake.columns.startedBy', width: 110, sortable: true },
  { key: 'closed_time', kind: 'time', label: 'stocktake.columns.closed', width: 136, sortable: true },
];

/** The reply has every stocktake: it is one page. */
const WHOLE = 1_000_000;
const filters = {};

/** Stocktakes, latest first. */
export const countsList = defineList<typeof listCounts, StockCount, typeof filters>({
  id: 'stock-counts',
  section: 'stock',
  path: '/stock/counts',
  title: 'stocktake.title',
  endpoint: listCounts,
  period: false,
  filters,
  counts: [WHOLE],
  most: WHOLE,
  sort: { key: 'count_id', direction: 'desc' },
  columns,
  input: () => ({}),
  rows: ({ items }) => items,
  arranged: arrangedBy(columns),
  total: ({ items }) => items.length,
  keyOf: ({ count_id }) => count_id,
});
