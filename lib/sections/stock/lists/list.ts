import { stockDaysLeft, stockPending, stockRows, type StockRow } from '../contract/stock';
import { STOCK_VIEWS, stockTotals, valueBelow } from '@/lib/sections/stock/rules/views';
import { choiceFilter, idFilter } from '@/lib/lists/filters';
import { stockColumns } from './columns';
import { defineList } from '@/lib/lists/list';
import { flatRows, folderWords, fileColumns, treeRows, treeTraits, type Placed } from '@/lib/lists/tree-rows';

type ListedRow = StockRow &
  Placed & {
    readonly pending?: number;
    readonly days_left?: number | undefined;
    /** Whether the server knows how long goods last. */
    readonly timed?: boolean;
    readonly value?: number | undefined;
  };

const filters = {
  folder: idFilter,
  show: choiceFilter(['', 'all', 'low', 'negative'], '', { low: 'held', negative: 'held' }),
};
const isTimed = (rows: readonly ListedRow[]): boolean => rows.some(({ timed }) => timed);
const daysIn = (rows: readonly ListedRow[]) =>
  isTimed(rows)
    ? new Map(rows.flatMap((row) => (row.days_left === undefined ? [] : [[row.item_id, row.days_left]])))
    : undefined;

/** The stock below a folder, or one of its flat lists, as the screen shows and sorts it. */
export const stockList = defineList<typeof stockRows, ListedRow, typeof filters>({
  id: 'stock',
  section: 'stock',
  path: '/stock',
  title: 'sections.stock',
  endpoint: stockRows,
  ...treeTraits,
  filters,
  columns: [
    ...stockColumns<ListedRow>({
      pendingOf: ({ pending = 0 }) => pending,
      daysOf: ({ days_left }) => days_left,
      valueBelow: ({ value }) => value,
    }),
    ...fileColumns<ListedRow>(({ status }, words) => (status ? words('stock.outOfUse') : undefined)),
  ],
  totals: {
    lines: [
      {
        key: 'value',
        label: 'stock.total',
        rare: true,
        cells: (_reply, rows) =>
          stockTotals(
            rows.filter(({ level }) => level === 0),
            ({ value }) => value,
          ),
      },
    ],
  },
  completed: async (rows, read) => {
    // Each needs a right of its own; the screen does without it, too.
    const [held, lasting] = await Promise.all([
      read(stockPending, {}).catch(() => ({ items: [] })),
      read(stockDaysLeft, {}).catch(() => undefined),
    ]);
    const pending = new Map(held.items.map((one) => [one.item_id, one.pending]));
    const days = new Map(lasting?.items.map((one) => [one.item_id, one.days_left]));
    return rows.map((row) => ({
      ...row,
      pending: pending.get(row.item_id) ?? 0,
      days_left: days.get(row.item_id),
      timed: lasting !== undefined,
    }));
  },
  arranged: (rows, { filters: { folder, show }, sort }, { locale }) => {
    if (folder === 0 && show) {
      const days = daysIn(rows);
      return flatRows(rows, (row) => STOCK_VIEWS[show](row, days), sort, locale);
    }
    const below = valueBelow(rows, new Map(rows.map((row) => [row.item_id, row])));
    const placed = treeRows(rows, { folder, sort }, locale);
    return placed.map((row) => (row.is_file ? row : { ...row, value: below.get(row.item_id) }));
  },
  narrowed: ({ folder, show }, words, _read, { rows }) =>
    folder === 0 && show ? [words(`stock.views.${show}`)] : folderWords(rows, folder, words),
});
