import { listCategories, type Category } from './contract/categories';
import { sortBy } from '@/lib/domain/sort-by';
import { choiceFilter } from '@/lib/lists/filters';
import { WHOLE } from '@/lib/lists/arranged';
import { columnsIn, defineList, type MessageKey, type Words } from '@/lib/lists/list';

/** Name of a category's group in the reader's language; undefined for an unknown group. */
export function categoryGroup(group_id: number, words: Words): string | undefined {
  const key = `exports.expenseGroups.g${group_id}` as MessageKey;
  return words.has(key) ? words(key) : undefined;
}

/** Purposes of a category, in words. */
export const purposesIn = (purposes: Category['purposes'], words: Words): string =>
  (purposes ?? []).map((purpose) => words(`exports.categories.purpose.${purpose}`)).join(', ');

const yes = (is: boolean | undefined, words: Words): string => (is ? words('exports.categories.yes') : '');

const columns = columnsIn<Category>('exports.categories', {
  category_id: { kind: 'id', width: 72, sortable: true },
  name: { kind: 'text', minWidth: 200, sortable: true },
  purposes: {
    kind: 'text',
    minWidth: 130,
    oursOnly: true,
    value: ({ purposes }, words) => purposesIn(purposes, words),
  },
  group_id: {
    kind: 'text',
    oursOnly: true,
    minWidth: 140,
    sortable: true,
    value: ({ group_id = 0 }, words) => categoryGroup(group_id, words),
  },
  bookings: { kind: 'count', oursOnly: true, width: 96, sortable: true },
  items: { kind: 'count', oursOnly: true, width: 96, sortable: true },
  alcohol: { kind: 'text', fileOnly: true, value: ({ alcohol }, words) => yes(alcohol, words) },
  hidden: { kind: 'text', fileOnly: true, value: ({ hidden }, words) => yes(hidden, words) },
});

const filters = { hidden: choiceFilter(['0', '1'], '0') };

/** Categories of expenses for their settings; the hidden ones if asked for. */
export const categoriesList = defineList<typeof listCategories, Category, typeof filters>({
  id: 'expense-categories',
  section: 'settings',
  path: '/settings/expense',
  title: 'exports.categories.title',
  endpoint: listCategories,
  filters,
  ...WHOLE,
  counts: [1000],
  sort: { key: 'name', direction: 'asc' },
  columns,
  input: ({ filters: { hidden } }) => ({ query: { hidden } }),
  arranged: (rows, { sort }) => (sort ? sortBy(rows, sort) : rows),
  keyOf: ({ category_id }) => category_id,
  narrowed: ({ hidden }, words) => (hidden === '1' ? [words('exports.categories.withHidden')] : []),
});
