import type { InputOf } from '@/lib/contract/endpoint';
import type { addToStock } from '@/lib/contract/stock-edit';
import { lineAmount, lineTotal, withVat } from '@/lib/domain/delivery';
import { toBaht } from '@/lib/domain/money';
import { numberText, typedDecimals, typedNumber } from '@/lib/domain/typed-number';
import { emptyEntry, namedSo, quantityOf, withPrice, type Entry } from './entry';

/** A line of the delivery as it will be booked; `price` is baht per measure, exact. */
export interface BatchLine extends Pick<
  Entry,
  'item_id' | 'name' | 'parent_id' | 'category_id' | 'measure_id' | 'description' | 'barcode'
> {
  readonly key: number;
  readonly quantity: number;
  readonly price: number;
}

export interface Batch {
  readonly lines: readonly BatchLine[];
  readonly use_own_funds: boolean;
  readonly pay_later: boolean;
  readonly include_vat: boolean;
}

export type Flag = Exclude<keyof Batch, 'lines'>;

export const EMPTY_BATCH: Batch = { lines: [], use_own_funds: false, pay_later: false, include_vat: false };

/** The most lines that one delivery has. */
export const MOST_LINES = 500;

/** Who pays is one of three: own funds and paying later exclude each other. */
export const setFlag = (batch: Batch, flag: Flag, on: boolean): Batch => ({
  ...batch,
  ...(on && flag === 'use_own_funds' && { pay_later: false }),
  ...(on && flag === 'pay_later' && { use_own_funds: false }),
  [flag]: on,
});

/** Puts a line in its place, or at the end when it is new. */
export const putLine = (lines: readonly BatchLine[], line: BatchLine): readonly BatchLine[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((old) => (old.key === line.key ? line : old))
    : [...lines, line];

export const nextKey = (lines: readonly BatchLine[]): number => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** What a line and a measure of it cost in baht as they are shown: with VAT where that comes on top. */
export const lineBaht = ({ quantity, price }: BatchLine, vat: boolean): number =>
  toBaht(lineAmount(quantity, price, vat));
export const priceBaht = ({ price }: BatchLine, vat: boolean): number =>
  toBaht(vat ? withVat(lineTotal(1, price)) : lineTotal(1, price));

/** What the whole delivery costs in baht: whole satang are added. */
export const totalBaht = ({ lines, include_vat }: Batch): number =>
  toBaht(lines.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price, include_vat), 0));

/** The delivery as the call wants it. */
export const bodyOf = ({ lines, ...flags }: Batch): InputOf<typeof addToStock>['body'] => ({
  ...flags,
  items: lines.map(({ item_id, name, parent_id, category_id, measure_id, description, quantity, price }) =>
    item_id === null
      ? { name, parent_id, category_id: category_id ?? 0, measure_id: measure_id ?? 0, description, quantity, price }
      : { item_id, quantity, price },
  ),
});

/** A line of the list, to be typed anew. */
export const entryOf = ({ quantity, price, ...line }: BatchLine, locale: string): Entry =>
  withPrice({ ...emptyEntry(locale), ...line, quantity: numberText(quantity, locale) }, price, locale);

export const lineOf = ({ key, total: _, unit_price, ...entry }: Entry, lines: readonly BatchLine[], locale: string) => {
  const quantity = quantityOf(entry, locale);
  return { ...entry, key: key ?? nextKey(lines), name: entry.name.trim(), quantity, price: unit_price };
};

export type EntryField = 'name' | 'parent_id' | 'category_id' | 'measure_id' | 'quantity' | 'price';
/** Keys of `stockAdd.errors`. */
export type EntryError =
  'name' | 'choose' | 'tooLong' | 'inList' | 'folder' | 'category' | 'measure' | 'number' | 'decimals' | 'tooMuch';
export type EntryErrors = Readonly<Partial<Record<EntryField, EntryError>>>;

const LONGEST_NAME = 200;
const MOST = { quantity: 1e9, price: 1e8, line: 1e10 } as const;

const newItemErrors = (entry: Entry, lines: readonly BatchLine[]): EntryErrors => {
  const others = lines.filter(({ key, item_id }) => key !== entry.key && item_id === null);
  const twin = namedSo(others, entry.name).some(({ parent_id }) => parent_id === entry.parent_id);
  return {
    ...(twin && { name: 'inList' }),
    ...(entry.name.trim() === '' && { name: 'name' }),
    ...(entry.name.trim().length > LONGEST_NAME && { name: 'tooLong' }),
    ...(entry.parent_id === 0 && { parent_id: 'folder' }),
    ...(entry.category_id === null && { category_id: 'category' }),
    ...(entry.measure_id === null && { measure_id: 'measure' }),
  };
};

/** What keeps a line from the list (specification part 1 §5), by the field it is about. */
export function entryErrors(entry: Entry, lines: readonly BatchLine[], locale: string): EntryErrors {
  const quantity = typedNumber(entry.quantity.trim() || '0', locale);
  const price = typedNumber(entry.price.trim() || '0', locale);
  const tooDear = quantity !== null && lineTotal(Math.abs(quantity), entry.unit_price) > MOST.line;
  return {
    ...(entry.item_id === null && newItemErrors(entry, lines)),
    ...(typedDecimals(entry.quantity, locale) > 3 && { quantity: 'decimals' }),
    ...((quantity ?? 0) > MOST.quantity && { quantity: 'tooMuch' }),
    ...(quantity === null && { quantity: 'number' }),
    ...(((price ?? 0) > MOST.price || tooDear) && { price: 'tooMuch' }),
    ...(price === null && { price: 'number' }),
  };
}

/** Barcodes that were scanned for the items, once these are known: `itemIds` has the item of each line. */
export const barcodesOf = (lines: readonly BatchLine[], itemIds: readonly number[]) =>
  lines.flatMap(({ barcode, item_id, name }, index) =>
    barcode === null ? [] : [{ barcode, name, item_id: item_id ?? itemIds[index] ?? null }],
  );
