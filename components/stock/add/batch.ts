import type { InputOf } from '@/lib/contract/endpoint';
import { addToStock, NewLine } from '@/lib/contract/stock-edit';
import { lineAmount, lineTotal, withVat } from '@/lib/domain/delivery';
import { toBaht } from '@/lib/domain/money';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import type { FieldError } from '@/lib/forms/field';
import { schemaError } from '@/lib/forms/rules';
import { emptyEntry, itemsNamed, quantityOf, withPrice, type Entry } from './entry';

/** Line of the delivery as booked; `price` is exact, in baht per measure. */
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

/** Sets who pays; own funds and paying later exclude each other. */
export const setFlag = (batch: Batch, flag: Flag, on: boolean): Batch => ({
  ...batch,
  ...(on && flag === 'use_own_funds' && { pay_later: false }),
  ...(on && flag === 'pay_later' && { use_own_funds: false }),
  [flag]: on,
});

/** Replaces a line, or appends a new one. */
export const putLine = (lines: readonly BatchLine[], line: BatchLine): readonly BatchLine[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((old) => (old.key === line.key ? line : old))
    : [...lines, line];

export const nextKey = (lines: readonly BatchLine[]): number => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** Displayed baht of a line and of one measure, including VAT that comes on top. */
export const lineBaht = ({ quantity, price }: BatchLine, vat: boolean): number =>
  toBaht(lineAmount(quantity, price, vat));
export const priceBaht = ({ price }: BatchLine, vat: boolean): number =>
  toBaht(vat ? withVat(lineTotal(1, price)) : lineTotal(1, price));

/** Baht of the whole delivery, as a sum of whole satang. */
export const totalBaht = ({ lines, include_vat }: Batch): number =>
  toBaht(lines.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price, include_vat), 0));

/** Body of the call. */
export const bodyOf = ({ lines, ...flags }: Batch): InputOf<typeof addToStock>['body'] => ({
  ...flags,
  items: lines.map(({ item_id, name, parent_id, category_id, measure_id, description, quantity, price }) =>
    item_id === null
      ? { name, parent_id, category_id: category_id ?? 0, measure_id: measure_id ?? 0, description, quantity, price }
      : { item_id, quantity, price },
  ),
});

/** Error of the list as a whole, e.g. too many lines. */
export function batchError(batch: Batch): FieldError | undefined {
  const error = schemaError(addToStock.body.shape.items, bodyOf(batch).items);
  return error && 'kind' in error && error.kind === 'tooMany' ? error : undefined;
}

/** Editable entry of a listed line. */
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

/** Satang; a line above a hundred million baht is a typing error. */
const DEAREST_LINE = 1e10;

/** Error kind of a new line's property, by the schema of the call. */
const kindOf = (property: keyof typeof NewLine.shape, value: unknown): string | undefined => {
  const error = schemaError(NewLine.shape[property], value);
  return error && 'kind' in error ? error.kind : undefined;
};

const newItemErrors = (entry: Entry, lines: readonly BatchLine[]): EntryErrors => {
  const others = lines.filter(({ key, item_id }) => key !== entry.key && item_id === null);
  const twin = itemsNamed(others, entry.name).some(({ parent_id }) => parent_id === entry.parent_id);
  const name = kindOf('name', entry.name);
  return {
    ...(twin && { name: 'inList' }),
    ...(name && { name: name === 'tooLong' ? 'tooLong' : 'name' }),
    ...(kindOf('parent_id', entry.parent_id) && { parent_id: 'folder' }),
    ...(entry.category_id === null && { category_id: 'category' }),
    ...(entry.measure_id === null && { measure_id: 'measure' }),
  };
};

const NUMBER_ERRORS: Readonly<Record<string, EntryError>> = { decimals: 'decimals', atMost: 'tooMuch' };

/** Errors that keep a line out of the list, by field. */
export function entryErrors(entry: Entry, lines: readonly BatchLine[], locale: string): EntryErrors {
  const errorOf = (field: 'quantity' | 'price'): EntryError | undefined => {
    const value = typedNumber(entry[field].trim() || '0', locale);
    if (value === null) return 'number';
    return NUMBER_ERRORS[kindOf(field, value) ?? ''];
  };
  const [quantity, price] = [errorOf('quantity'), errorOf('price')];
  const isTooDear = lineTotal(quantityOf(entry, locale), entry.unit_price) > DEAREST_LINE;
  return {
    ...(entry.item_id === null && newItemErrors(entry, lines)),
    ...(quantity && { quantity }),
    ...(isTooDear && { price: 'tooMuch' }),
    ...(price && { price }),
  };
}

/** Barcodes to attach after booking; `itemIds` has the item of each line. */
export const barcodesOf = (lines: readonly BatchLine[], itemIds: readonly number[]) =>
  lines.flatMap(({ barcode, item_id, name }, index) =>
    barcode === null ? [] : [{ barcode, name, item_id: item_id ?? itemIds[index] ?? null }],
  );
