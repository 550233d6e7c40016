import { stockPending, stockRows, type StockRow } from '../contract/stock';
import { toBaht } from '../domain/money';
import { lineCost } from '../domain/recipe';
import { idFilter } from './filters';
import { availableColumn, stockColumns } from './stock-columns';
import { defineTable } from './table';
import { folderWords, placeColumns, treeRows, type Placed } from './tree-rows';

type ListedRow = StockRow & Placed & { readonly pending?: number };

const filters = { folder: idFilter };

/** The stock below a folder as a list: folders with their items, as the screen sorts them. */
export const stockTable = defineTable<typeof stockRows, ListedRow, typeof filters>({
  id: 'stock',
  section: 'stock',
  path: '/stock',
  title: 'sections.stock',
  endpoint: stockRows,
  period: false,
  filters,
  counts: ['all'],
  most: 1_000_000,
  sort: { key: 'item_id', direction: 'asc' },
  columns: [
    ...stockColumns,
    ...placeColumns,
    {
      ...{ key: 'worth', kind: 'money', label: 'exports.tree.worth', width: 104, fileOnly: true },
      value: (row) =>
        row.is_file ? toBaht(lineCost({ item_quantity: row.quantity, prime_cost: row.stock_price })) : undefined,
    },
    {
      ...{ key: 'status', kind: 'text', label: 'exports.tree.status', width: 80, fileOnly: true },
      value: ({ status }, words) => (status ? words('stock.outOfUse') : undefined),
    },
  ],
  live: {
    column: availableColumn<ListedRow>(({ pending = 0 }) => pending),
    after: 'measure_name',
    read: async (rows, read) => {
      // It needs the right to read recipes; the screen shows the quantity without it, too.
      const { items } = await read(stockPending, {}).catch(() => ({ items: [] }));
      const held = new Map(items.map(({ item_id, pending }) => [item_id, pending]));
      return rows.map((row) => ({ ...row, pending: held.get(row.item_id) ?? 0 }));
    },
  },
  input: () => ({}),
  rows: ({ rows }) => rows,
  total: ({ rows }) => rows.length,
  arranged: (rows, { filters: { folder }, sort }, { locale }) => treeRows(rows, { folder, sort }, locale),
  keyOf: ({ item_id }) => item_id,
  isStrong: ({ is_file }) => !is_file,
  levelOf: ({ level = 0 }) => level,
  narrowed: ({ folder }, words, _read, { rows }) => Promise.resolve(folderWords(rows, folder, words)),
});
