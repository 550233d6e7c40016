import { listCrafts } from '../contract/craft';
import { listBatches, type CraftBatch } from '../contract/batches';
import { isBeerCraft } from '../rules/craft';
import { decimalsOf } from '@/lib/domain/measure';
import { recordNumber } from '@/lib/domain/record-number';
import { idFilter } from '@/lib/lists/filters';
import { measureWords } from '@/lib/lists/measure-words';
import { namePart } from '@/lib/lists/name-part';
import { columnsIn, defineList, type Read, type ListColumn, type NamedColumn, type Words } from '@/lib/lists/list';

const PREFIX = 'exports.batches';

type Amount = 'planned_quantity' | 'quantity' | 'loss_quantity';

const amount = (key: Amount, rest: Partial<ListColumn<CraftBatch>> = {}): NamedColumn<CraftBatch> => ({
  kind: 'quantity',
  width: 92,
  decimals: (row) => decimalsOf(row.measure_name, row[key]),
  ...rest,
});

const isUndone = ({ undone_time }: CraftBatch): boolean => undone_time !== null;

/** Remark on a batch: taken back, by whom, or made without enough in stock; else empty. */
export function remarkOf(batch: CraftBatch, words: Words): string {
  if (isUndone(batch)) return words(`${PREFIX}.undone`, { who: batch.undone_by ?? '' });
  return batch.forced ? words(`${PREFIX}.forced`) : '';
}

const columns = columnsIn<CraftBatch>(PREFIX, {
  batch_id: { kind: 'id', width: 64 },
  craft_name: { kind: 'text', minWidth: 160 },
  batch_time: { kind: 'time', width: 132 },
  planned_quantity: amount('planned_quantity', { priority: 'low' }),
  quantity: amount('quantity'),
  measure_name: { kind: 'text', width: 56, value: ({ measure_name }, words) => measureWords(measure_name, words) },
  loss_quantity: amount('loss_quantity', { tone: ({ loss_quantity }) => (loss_quantity > 0 ? 'bad' : undefined) }),
  loss_percent: { kind: 'percent', width: 84, priority: 'low' },
  reason: { kind: 'text', minWidth: 120 },
  cost: { kind: 'money', width: 104 },
  unit_cost: { kind: 'money', width: 104, priority: 'low' },
  use_by: { kind: 'time', width: 132, priority: 'lowest' },
  user_name: { kind: 'text', width: 108 },
  remark: { kind: 'text', minWidth: 120, value: remarkOf },
  stock_name: { kind: 'text', fileOnly: true },
  undone_time: { kind: 'time', fileOnly: true },
});

const filters = { craft: idFilter };

/** Batches of a period, latest first: those of beer crafts, or all others. Batches taken back do not count in totals. */
const batchesTable = (beer: boolean) => {
  const section = beer ? 'beer-craft' : 'craft';
  const craftNames = async (craft: number, read: Read): Promise<string[]> => {
    if (craft === 0) return [];
    const { items } = await read(listCrafts, { body: {} });
    const found = items.find((one) => one.craft_id === craft && isBeerCraft(one) === beer);
    return [found?.name ?? recordNumber(craft)];
  };
  return defineList<typeof listBatches, CraftBatch, typeof filters>({
    id: `${section}-batches`,
    section,
    path: `/${section}/batches`,
    title: beer ? `${PREFIX}.beerTitle` : `${PREFIX}.title`,
    endpoint: listBatches,
    period: true,
    filters,
    columns,
    totals: {
      heads: () => [
        { key: 'batches', label: `${PREFIX}.batches`, kind: 'count' },
        { key: 'cost', label: `${PREFIX}.cost`, kind: 'money' },
        { key: 'lost_cost', label: `${PREFIX}.lost_cost`, kind: 'money' },
      ],
      lines: [{ key: 'total', label: 'exports.totals.total', cells: ({ totals }) => totals }],
    },
    input: ({ period, filters: { craft }, page, count }) => ({
      body: { ...period, beer, page, count, ...(craft > 0 && { craft_id: craft }) },
    }),
    total: ({ total }) => total,
    keyOf: ({ batch_id }) => batch_id,
    isStruck: isUndone,
    named: async ({ craft }, _words, read) =>
      (await craftNames(craft, read)).map((name) => namePart('craft', craft, name)),
    narrowed: ({ craft }, _words, read) => craftNames(craft, read),
  });
};

/** Batches outside the Brew folder. */
export const craftBatchesList = batchesTable(false);
/** Batches of beer crafts. */
export const beerBatchesList = batchesTable(true);
