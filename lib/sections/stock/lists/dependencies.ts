import { idFilter } from '@/lib/lists/filters';
import { itemName, itemNamed } from '@/lib/lists/item-name';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import { decimalsOf } from '@/lib/domain/measure';
import { toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/food-cost';
import { measureWords } from '@/lib/lists/measure-words';
import { type Dependency, stockDependencies } from '../contract/dependencies';

const TYPES = ['bar', 'kitchen', 'craft'] as const;

/** Cost of the item in percent of the price, to a tenth. */
const shareOf = ({ item_cost, retail_price }: Dependency): number | undefined =>
  item_cost === undefined ? undefined : foodCost(toSatang(item_cost), toSatang(retail_price));

/** Columns of the dishes that use a stock item, with the item's share of their price. */
const dependencyColumns = [
  { key: 'menu_id', kind: 'id', label: 'stockStory.dependencies.columns.id', width: 64 },
  { key: 'name', kind: 'text', label: 'stockStory.dependencies.columns.name', minWidth: 170 },
  {
    key: 'quantity',
    kind: 'quantity',
    label: 'stockStory.dependencies.columns.quantity',
    width: 76,
    decimals: ({ measure_name, quantity }) => decimalsOf(measure_name, quantity),
  },
  {
    key: 'measure_name',
    kind: 'text',
    label: 'stockStory.dependencies.columns.measure',
    width: 58,
    value: ({ measure_name }, words) => measureWords(measure_name, words),
  },
  {
    key: 'type',
    kind: 'text',
    label: 'stockStory.dependencies.columns.type',
    width: 76,
    value: ({ type }, words) => words(`stockStory.dependencies.types.${TYPES[type]}`),
  },
  { key: 'max_discount', kind: 'percent', label: 'stockStory.dependencies.columns.discount', width: 70 },
  { key: 'retail_price', kind: 'money', label: 'stockStory.dependencies.columns.retailPrice', width: 84 },
  { key: 'prime_cost', kind: 'money', label: 'stockStory.dependencies.columns.primeCost', width: 88 },
  {
    key: 'share',
    kind: 'percent',
    label: 'stockStory.dependencies.columns.share',
    width: 80,
    value: shareOf,
    decimals: () => PERCENT_DECIMALS,
  },
  { key: 'last_update', kind: 'time', label: 'stockStory.dependencies.columns.lastUpdate', width: 132 },
] as const satisfies readonly ListColumn<Dependency>[];

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
