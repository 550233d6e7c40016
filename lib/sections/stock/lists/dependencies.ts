import { idFilter } from '@/lib/lists/filters';
import { itemName, itemNamed } from '@/lib/lists/item-name';
import { WHOLE } from '@/lib/lists/arranged';
import { columnsIn, defineList } from '@/lib/lists/list';
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

const columns = columnsIn<Dependency>('stockStory.dependencies.columns', {
  menu_id: { kind: 'id', label: 'stockStory.dependencies.columns.id', width: 64 },
  name: { kind: 'text', minWidth: 170 },
  quantity: {
    kind: 'quantity',
    width: 76,
    decimals: ({ measure_name, quantity }) => decimalsOf(measure_name, quantity),
  },
  measure_name: {
    kind: 'text',
    label: 'stockStory.dependencies.columns.measure',
    width: 58,
    value: ({ measure_name }, words) => measureWords(measure_name, words),
  },
  type: { kind: 'text', width: 76, value: ({ type }, words) => words(`stockStory.dependencies.types.${TYPES[type]}`) },
  max_discount: { kind: 'percent', label: 'stockStory.dependencies.columns.discount', width: 70 },
  retail_price: { kind: 'money', label: 'stockStory.dependencies.columns.retailPrice', width: 84 },
  prime_cost: { kind: 'money', label: 'stockStory.dependencies.columns.primeCost', width: 88 },
  share: { kind: 'percent', width: 80, value: shareOf, decimals: () => PERCENT_DECIMALS },
  last_update: { kind: 'time', label: 'stockStory.dependencies.columns.lastUpdate', width: 132 },
});

const filters = { item: idFilter };

/** Dishes, drinks and crafts that use a stock item. */
export const dependenciesList = defineList<typeof stockDependencies, Dependency, typeof filters>({
  id: 'stock-dependencies',
  section: 'stock',
  path: '/stock',
  title: 'stockStory.dependencies.label',
  endpoint: stockDependencies,
  filters,
  ...WHOLE,
  counts: ['all'],
  columns,
  input: ({ filters: { item } }) => ({ body: { item_id: item } }),
  keyOf: ({ type, menu_id }) => `${type} ${menu_id}`,
  named: itemNamed,
  narrowed: async ({ item }, _words, read) => [await itemName(item, read)],
});
