import { listCrafts, type Craft } from '../contract/craft';
import { isBeerCraft, mayMake } from '../rules/craft';
import { knownMeasure, listDecimals } from '@/lib/domain/measure';
import { arrangedBy, WHOLE } from '@/lib/lists/arranged';
import { bookedCost, todayCost } from '@/lib/lists/cost-columns';
import { measureWords } from '@/lib/lists/measure-words';
import { columnsIn, defineList, type ListColumn, type NamedColumn } from '@/lib/lists/list';

type QuantityKey = 'stock_quantity' | 'output_quantity' | 'makeable_quantity' | 'portion_quantity';

/** Column of a quantity of the product, shown with its measure. */
const quantity = (key: QuantityKey, traits: Partial<ListColumn<Craft>> = {}): NamedColumn<Craft> => ({
  kind: 'quantity',
  width: 104,
  sortable: true,
  decimals: ({ [key]: figure, measure }) => listDecimals(knownMeasure(measure)?.measure_id ?? 0, figure ?? 0),
  written: ({ measure }, words, figure) => (figure === '' ? '' : `${figure} ${measureWords(measure, words)}`),
  ...traits,
});

const costsOf = (craft: Craft) => craft;

const columns = columnsIn<Craft>('exports.crafts', {
  craft_id: { kind: 'id', fileOnly: true },
  name: { kind: 'text', minWidth: 170, sortable: true },
  stock_id: { kind: 'id', width: 80, sortable: true },
  stock_name: { kind: 'text', minWidth: 150, sortable: true },
  stock_quantity: quantity('stock_quantity', {
    tone: ({ stock_quantity }) => ((stock_quantity ?? 0) < 0 ? 'bad' : undefined),
  }),
  prime_cost: { kind: 'money', width: 104, sortable: true, ...bookedCost<Craft>(costsOf) },
  today_cost: { kind: 'money', oursOnly: true, width: 112, priority: 'low', ...todayCost<Craft>(costsOf) },
  output_quantity: quantity('output_quantity', { priority: 'low' }),
  makeable_quantity: quantity('makeable_quantity', {
    oursOnly: true,
    priority: 'low',
    tone: (craft) => (craft.makeable_quantity === 0 && mayMake(craft) ? 'bad' : undefined),
  }),
  limiting_item: { kind: 'text', oursOnly: true, width: 130, priority: 'lowest' },
  status: {
    kind: 'text',
    width: 110,
    priority: 'lowest',
    sortable: true,
    value: ({ status }, words) => words(`exports.crafts.${status < 0 ? 'outOfUse' : 'inUse'}`),
  },
  measure: { kind: 'text', fileOnly: true, value: ({ measure }, words) => measureWords(measure, words) },
  portion_quantity: quantity('portion_quantity', { fileOnly: true, sortable: false }),
  shelf_life_hours: { kind: 'count', fileOnly: true },
  employee_name: { kind: 'text', fileOnly: true },
});

/** Crafts by name: those of the Brew folder, or all others. */
const craftList = (beer: boolean) => {
  const section = beer ? 'beer-craft' : 'craft';
  const own = (items: readonly Craft[]) => items.filter((craft) => isBeerCraft(craft) === beer);
  return defineList<typeof listCrafts, Craft>({
    id: `${section}s`,
    section,
    path: `/${section}`,
    title: beer ? 'exports.crafts.beerTitle' : 'exports.crafts.title',
    endpoint: listCrafts,
    ...WHOLE,
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
