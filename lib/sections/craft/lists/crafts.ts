import { listCrafts, type Craft } from '../contract/craft';
import { isBeerCraft, mayMake } from '../rules/craft';
import { knownMeasure, listDecimals } from '@/lib/domain/measure';
import { arrangedBy } from '@/lib/lists/arranged';
import { bookedCost, todayCost } from '@/lib/lists/cost-columns';
import { measureWords } from '@/lib/lists/measure-words';
import { defineList, type ListColumn } from '@/lib/lists/list';
import { columnsIn } from '@/lib/lists/columns-in';

const column = columnsIn('exports.crafts');

/** The reply has every craft: it is one page. */
const WHOLE = 1_000_000;

type QuantityKey = 'stock_quantity' | 'output_quantity' | 'makeable_quantity' | 'portion_quantity';

/** Column of a quantity of the product, shown with its measure. */
const quantity = (key: QuantityKey, traits: Partial<ListColumn<Craft>> = {}) =>
  column<Craft>(key, 'quantity', {
    width: 104,
    sortable: true,
    decimals: ({ [key]: figure, measure }) => listDecimals(knownMeasure(measure)?.measure_id ?? 0, figure ?? 0),
    written: ({ measure }, words, figure) => (figure === '' ? '' : `${figure} ${measureWords(measure, words)}`),
    ...traits,
  });

const costsOf = (craft: Craft) => craft;

const columns: readonly ListColumn<Craft>[] = [
  column('craft_id', 'id', { fileOnly: true }),
  column('name', 'text', { minWidth: 170, sortable: true }),
  column('stock_id', 'id', { width: 80, sortable: true }),
  column('stock_name', 'text', { minWidth: 150, sortable: true }),
  quantity('stock_quantity', { tone: ({ stock_quantity }) => ((stock_quantity ?? 0) < 0 ? 'bad' : undefined) }),
  column('prime_cost', 'money', { width: 104, sortable: true, ...bookedCost<Craft>(costsOf) }),
  column('today_cost', 'money', { oursOnly: true, width: 112, priority: 'low', ...todayCost<Craft>(costsOf) }),
  quantity('output_quantity', { priority: 'low' }),
  quantity('makeable_quantity', {
    oursOnly: true,
    priority: 'low',
    tone: (craft) => (craft.makeable_quantity === 0 && mayMake(craft) ? 'bad' : undefined),
  }),
  column('limiting_item', 'text', { oursOnly: true, width: 130, priority: 'lowest' }),
  column('status', 'text', {
    width: 110,
    priority: 'lowest',
    sortable: true,
    value: ({ status }, words) => words(`exports.crafts.${status < 0 ? 'outOfUse' : 'inUse'}`),
  }),
  column('measure', 'text', { fileOnly: true, value: ({ measure }, words) => measureWords(measure, words) }),
  quantity('portion_quantity', { fileOnly: true, sortable: false }),
  column('shelf_life_hours', 'count', { fileOnly: true }),
  column('employee_name', 'text', { fileOnly: true }),
];

const filters = {};

/** Crafts by name: those of the Brew folder, or all others. */
const craftList = (beer: boolean) => {
  const section = beer ? 'beer-craft' : 'craft';
  const own = (items: readonly Craft[]) => items.filter((craft) => isBeerCraft(craft) === beer);
  return defineList<typeof listCrafts, Craft, typeof filters>({
    id: `${section}s`,
    section,
    path: `/${section}`,
    title: beer ? 'exports.crafts.beerTitle' : 'exports.crafts.title',
    endpoint: listCrafts,
    filters,
    counts: [WHOLE],
    most: WHOLE,
    sort: { key: 'name', direction: 'asc' },
    columns,
    input: () => ({ body: {} }),
    rows: ({ items }) => own(items),
    arranged: arrangedBy(columns),
    total: ({ items }) => own(items).length,
    keyOf: ({ craft_id }) => craft_id,
  });
};

/** Crafts outside the Brew folder. */
export const craftsList = craftList(false);

/** Crafts of the Brew folder. */
export const beerCraftsList = craftList(true);
