import { stockDependencies, type Dependency } from '../contract/stock';
import { dependencyColumns } from './dependency-columns';
import { idFilter } from '@/lib/lists/filters';
import { itemName, itemNamed } from '@/lib/lists/item-name';
import { defineList } from '@/lib/lists/list';

const filters = { item: idFilter };

/** Dishes, drinks and crafts that use a stock item. */
export const dependenciesList = defineList<typeof stockDependencies, Dependency, typeof filters>({
  id: 'stock-dependencies',
  section: 'stock',
  path: '/stock',
  title: 'stockStory.dependencies.label',
  endpoint: stockDependencies,
  period: false,
  filters,
  counts: ['all'],
  most: 1_000_000,
  columns: dependencyColumns,
  input: ({ filters: { item } }) => ({ body: { item_id: item } }),
  rows: ({ items }) => items,
  total: ({ items }) => items.length,
  keyOf: ({ type, menu_id }) => `${type} ${menu_id}`,
  named: itemNamed,
  narrowed: async ({ item }, _words, read) => [await itemName(item, read)],
});
