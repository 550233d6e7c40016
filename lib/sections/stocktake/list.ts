import { listCounts, type StockCount } from './contract';
import { arrangedBy, WHOLE } from '@/lib/lists/arranged';
import { columnsIn, defineList } from '@/lib/lists/list';

const columns = columnsIn<StockCount>('stocktake.columns', {
  count_id: { kind: 'id', label: 'stocktake.columns.number', width: 54, sortable: true },
  name: { kind: 'text', minWidth: 150, sortable: true },
  counted: {
    kind: 'text',
    label: 'stocktake.columns.progress',
    width: 110,
    value: ({ counted, lines }, words) => words('stocktake.ofLines', { counted, lines }),
  },
  status: {
    kind: 'text',
    width: 210,
    sortable: true,
    value: ({ status, blind }, words) =>
      [words(`stocktake.status.${status}`), ...(blind && status === 'open' ? [words('stocktake.blind')] : [])].join(
        ' · ',
      ),
  },
  difference: { kind: 'money', width: 120, sortable: true },
  started_time: { kind: 'time', label: 'stocktake.columns.started', width: 136, sortable: true },
  started_by: { kind: 'text', label: 'stocktake.columns.startedBy', width: 110, sortable: true },
  closed_time: { kind: 'time', label: 'stocktake.columns.closed', width: 136, sortable: true },
});

/** Stocktakes, latest first. */
export const countsList = defineList<typeof listCounts, StockCount>({
  id: 'stock-counts',
  section: 'stock',
  path: '/stock/counts',
  title: 'stocktake.title',
  endpoint: listCounts,
  ...WHOLE,
  sort: { key: 'count_id', direction: 'desc' },
  columns,
  input: () => ({}),
  arranged: arrangedBy(columns),
  keyOf: ({ count_id }) => count_id,
});
