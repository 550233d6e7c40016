import type { CountLine, CountTotal } from '@/lib/sections/stocktake/contract';
import { groupBy } from '@/lib/domain/group-by';
import { toBaht } from '@/lib/domain/money';
import { nameOrder } from '@/lib/domain/name-order';
import { addQuantity } from '@/lib/domain/exact';
import { differenceOf, totalValue, valueAt, worthOf } from '@/lib/sections/stocktake/rules';
import { unixOf } from '../../db/time';
import type { LineRow } from './repository';

/** Measures and satang, both signed, that approval books for a counted line; null if it is not counted. */
export function countedOf({ line }: LineRow) {
  const { item_id, counted, expected, price, price_quantity } = line;
  if (counted === null || expected === null || price === null || price_quantity === null) return null;
  const worth = { price, per: price_quantity };
  const amount = valueAt(counted, worth) - valueAt(expected, worth);
  return { item_id, counted, expected, worth, difference: differenceOf(counted, expected), amount };
}
type Counted = NonNullable<ReturnType<typeof countedOf>>;

/** Whether a counted line cannot be booked: its item was removed, or its measure changed. */
export const isStale = ({ line, item }: LineRow): boolean =>
  line.counted !== null && (item.removed_at !== null || item.measure_id !== line.measure_id);

const BOOKINGS = ['shortfall', 'write_off', 'recharge'] as const;

export interface Sight {
  /** Whether expected figures and values are visible. */
  readonly open: boolean;
  readonly approved: boolean;
  readonly paths: ReadonlyMap<number, string>;
  readonly onTables: ReadonlyMap<number, number>;
}

/** Quantity in the books less what open tables hold. */
export const expectedNow = (quantity: number, itemId: number, onTables: ReadonlyMap<number, number>): number =>
  addQuantity(quantity, -(onTables.get(itemId) ?? 0));

export function lineOf(row: LineRow, { open, approved, paths, onTables }: Sight): CountLine {
  const { line, item, measure_name, counted_by } = row;
  const done = countedOf(row);
  const worth = done?.worth ?? worthOf(item);
  const expected = done?.expected ?? expectedNow(item.quantity, item.item_id, onTables);
  const booked = BOOKINGS.find((kind) => kind === row.booked) ?? null;
  return {
    item_id: item.item_id,
    name: item.name,
    folder_id: item.parent_id,
    folder: item.parent_id === null ? '' : (paths.get(item.parent_id) ?? ''),
    measure_id: item.measure_id ?? 0,
    measure_name: measure_name ?? '',
    package_quantity: item.package_quantity,
    expected: open ? expected : null,
    counted: line.counted,
    counted_time: line.counted_time && unixOf(line.counted_time),
    counted_by,
    value_expected: open ? toBaht(valueAt(expected, worth)) : null,
    value_counted: open && done ? toBaht(valueAt(done.counted, worth)) : null,
    last_counted: item.last_counted && unixOf(item.last_counted),
    // After approval, a difference that was not booked is stale.
    stale: approved ? done !== null && done.difference !== 0 && booked === null : isStale(row),
    booked,
  };
}

/** Order of a walk through the store room: by folder, then by name. */
export const inOrder = (lines: readonly CountLine[]): CountLine[] =>
  lines.toSorted(
    (a, b) => nameOrder.compare(a.folder, b.folder) || nameOrder.compare(a.name, b.name) || a.item_id - b.item_id,
  );

function totalOf(
  place: Pick<CountTotal, 'folder' | 'folder_id'>,
  done: readonly Counted[],
  booked: readonly Counted[],
): CountTotal {
  const sum = (sign: 1 | -1) => toBaht(booked.reduce((before, { amount }) => before + Math.max(0, sign * amount), 0));
  const value = totalValue(done.map(({ counted, worth }) => ({ quantity: counted, ...worth })));
  return { ...place, value: toBaht(value), shortage: sum(-1), surplus: sum(1) };
}

/** Totals of each folder, in the order of the lines, and of all; `lines` belong to `rows`. */
export function totalsOf(rows: readonly LineRow[], lines: readonly CountLine[]) {
  const done = new Map(rows.flatMap((row) => countedOf(row) ?? []).map((one) => [one.item_id, one]));
  const of = (some: readonly CountLine[]) => some.flatMap(({ item_id }) => done.get(item_id) ?? []);
  const bookable = (some: readonly CountLine[]) => of(some.filter(({ stale }) => !stale));
  const folders = [...groupBy(lines, ({ folder_id }) => folder_id)].map(([folder_id, inside]) =>
    totalOf({ folder_id, folder: inside[0]?.folder ?? '' }, of(inside), bookable(inside)),
  );
  return { folders, all: totalOf({ folder_id: null, folder: '' }, of(lines), bookable(lines)) };
}
