import { menuRows, type MenuRow } from '../contract/menu';
import { idFilter } from './filters';
import { menuColumns } from './menu-columns';
import { defineTable } from './table';
import { folderWords, placeColumns, treeRows, type Placed } from './tree-rows';

type ListedRow = MenuRow & Placed;

const filters = { folder: idFilter };

/** The menu below a folder as a list: folders with their dishes, as the screen sorts them. */
export const menuTable = defineTable<typeof menuRows, ListedRow, typeof filters>({
  id: 'menu',
  section: 'menu',
  path: '/menu',
  title: 'sections.menu',
  endpoint: menuRows,
  period: false,
  filters,
  counts: ['all'],
  most: 1_000_000,
  sort: { key: 'item_id', direction: 'asc' },
  columns: [
    ...menuColumns,
    ...placeColumns,
    {
      ...{ key: 'status', kind: 'text', label: 'exports.tree.status', width: 80, fileOnly: true },
      value: ({ status }, words) => words(status === 1 ? 'exports.tree.onSale' : 'exports.tree.off'),
    },
  ],
  input: () => ({}),
  rows: ({ rows }) => rows,
  total: ({ rows }) => rows.length,
  arranged: (rows, { filters: { folder }, sort }, { locale }) => treeRows(rows, { folder, sort }, locale),
  keyOf: ({ item_id }) => item_id,
  isStrong: ({ is_file }) => !is_file,
  levelOf: ({ level = 0 }) => level,
  narrowed: ({ folder }, words, _read, { rows }) => Promise.resolve(folderWords(rows, folder, words)),
});
