import { listCategories, type Category } from './contract/categories';
import { sortBy } from '@/lib/domain/sort-by';
import { choiceFilter } from '@/lib/lists/filters';
import { defineList, type MessageKey, type ListColumn, type Words } from '@/lib/lists/list';

/** Name of a category's group in the reader's language; undefined for an unknown group. */
export function categoryGroup(group_id: number, words: Words): string | undefined {
  const key = `exports.expenseGroups.g${group_id}` as MessageKey;
  return words.has(key) ? words(key) : undefined;
}

/** Purposes of a category, in words. */
export const purposesIn = (purposes: Category['purposes'], words: Words): string =>
  (purposes ?? []).map((purpose) => words(`exports.categories.purpose.${purpose}`)).join(', ');

const yes = (is: boolean | undefined, words: Words): string => (is ? words('exports.categories.yes') : '');

/** All that a legacy server tells. */
export const plainColumns: readonly ListColumn<Category>[] = [
  { key: 'category_id', kind: 'id', label: 'exports.categories.category_id', width: 72, sortable: true },
  { key: 'name', kind: 'text', label: 'exports.categories.name', minWidth: 200, sortable: true },
];

const columns: readonly ListColumn<Category>[] = [
  ...plainColumns,
  {
    key: 'purposes',
    kind: 'text',
    label: 'exports.categories.purposes',
    minWidth: 130,
    value: ({ purposes }, words) => purposesIn(purposes, words),
  },
  {
    key: 'group_id',
    kind: 'text',
    label: 'exports.categories.group_id',
    minWidth: 140,
    sortable: true,
    value: ({ group_id = 0 }, words) => categoryGroup(group_id, words),
  },
  { key: 'bookings', kind: 'count', label: 'exports.categories.bookings', width: 96, sortable: true },
  { key: 'items', kind: 'count', label: 'exports.categories.items', width: 96, sortable: true },
  {
    key: 'alcohol',
    kind: 'text',
    label: 'exports.categories.alcohol',
    fileOnly: true,
    value: ({ alcohol }, words) => yes(alcohol, words),
  },
  {
    key: 'hidden',
    kind: 'text',
    label: 'exports.categories.hidden',
    fileOnly: true,
    value: ({ hidden }, words) => yes(hidden, words),
  },
];

const filters = { hidden: choiceFilter(['0', '1'], '0') };

/** Categories of expenses for their settings; the hidden ones if asked for. */
export const categoriesList = defineList<typeof listCategories, Category, typeof filters>({
  id: 'expense-categories',
  section: 'settings',
  path: '/settings/expense',
  title: 'exports.categories.title',
  endpoint: listCategories,
  period: false,
  filters,
  counts: [1000],
  most: 1_000_000,
  sort: { key: 'name', direction: 'asc' },
  columns,
  input: ({ filters: { hidden } }) => ({ query: { hidden } }),
  rows: ({ items }) => items,
  arranged: (rows, { sort }) => (sort ? sortBy(rows, sort) : rows),
  total: ({ items }) => items.length,
  keyOf: ({ category_id }) => category_id,
  narrowed: ({ hidden }, words) => Promise.resolve(hidden === '1' ? [words('exports.categories.withHidden')] : []),
});
