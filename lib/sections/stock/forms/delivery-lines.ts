import { NewLine, type ExistingLine } from '../contract/edit';
import { derivedPrice, isPriceJump, lineAmount, lineTotal, withVat } from '../rules/delivery';
import { isCountable } from '@/lib/domain/measure';
import { toBaht } from '@/lib/domain/money';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { emptyEntry, inMeasures, itemsNamed, packageOf, quantityOf, withPrice, type Entry } from './delivery-entry';
import { schemaError } from '@/lib/forms/rules';

/** Line of the delivery as booked; `price` is exact, in baht per measure. */
export interface BatchLine extends Pick<
  Entry,
  'item_id' | 'name' | 'parent_id' | 'category_id' | 'measure_id' | 'description' | 'barcode'
> {
  readonly key: number;
  readonly quantity: number;
  readonly price: number;
  /** Measures in the packages that were counted. */
  readonly package_quantity: number | null;
  /** Price per measure that was confirmed although it jumps. */
  readonly confirmed: number | null;
}

/** A line as the schema of the call reads it: without a package it has none. */
export type SentLine = Omit<BatchLine, 'package_quantity'> & { readonly package_quantity?: number };

export const sentLine = ({ package_quantity, ...line }: BatchLine): SentLine => ({
  ...line,
  ...(package_quantity !== null && { package_quantity }),
});

type Priced = Pick<BatchLine, 'quantity' | 'price'>;

/** Replaces a line, or appends a new one. */
export const putLine = (lines: readonly BatchLine[], line: BatchLine): readonly BatchLine[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((old) => (old.key === line.key ? line : old))
    : [...lines, line];

export const nextKey = (lines: readonly BatchLine[]): number => Math.max(0, ...lines.map(({ key }) => key)) + 1;

/** Displayed baht of a line and of one measure, including VAT that comes on top. */
export const lineBaht = ({ quantity, price }: Priced, vat: boolean): number => toBaht(lineAmount(quantity, price, vat));
export const priceBaht = ({ price }: Pick<Priced, 'price'>, vat: boolean): number =>
  toBaht(vat ? withVat(lineTotal(1, price)) : lineTotal(1, price));

/** To the satang: a line edited in packages has a price with other last digits. */
const isConfirmed = ({ confirmed, price }: Pick<BatchLine, 'confirmed' | 'price'>): boolean =>
  confirmed !== null && lineTotal(1, confirmed) === lineTotal(1, price);

/** Whether a line's price jumps from `last`, the item's price in baht per measure, and nobody has confirmed it. */
export const isQuestioned = (
  line: Priced & Pick<BatchLine, 'confirmed'>,
  last: number | undefined,
  vat: boolean,
): boolean => line.quantity > 0 && !isConfirmed(line) && isPriceJump(last ?? 0, priceBaht(line, vat));

/** Lines and VAT, which make the sum of a delivery. */
export interface Billed {
  readonly lines: readonly Priced[];
  readonly include_vat: boolean;
}

/** Baht of the whole delivery, as a sum of whole satang. */
export const totalBaht = ({ lines, include_vat }: Billed): number =>
  toBaht(lines.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price, include_vat), 0));

/** A line on the wire. What only our own backend knows goes to no other server. */
export const wireLine = (line: SentLine, isOurs: boolean): ExistingLine | NewLine => {
  const { item_id, name, parent_id, category_id, measure_id, description, quantity, price, package_quantity } = line;
  const bought = { quantity, price, ...(isOurs && package_quantity !== undefined && { package_quantity }) };
  if (item_id !== null) return { item_id, ...bought };
  return { name, parent_id, category_id: category_id ?? 0, measure_id: measure_id ?? 0, description, ...bought };
};

/** Editable entry of a listed line. */
export const entryOf = (
  { quantity, price, package_quantity, confirmed: _, ...line }: BatchLine,
  locale: string,
): Entry => {
  const size = package_quantity ?? 1;
  const package_size = package_quantity === null ? '' : numberText(size, locale);
  const counted = numberText(quantity / size, locale);
  const packed = package_quantity === null ? price : derivedPrice(price * size);
  return withPrice({ ...emptyEntry(locale), ...line, package_size, quantity: counted }, packed, locale);
};

/** Line of an entry, in measures. A confirmed price stays confirmed. */
export const lineOf = (entry: Entry, lines: readonly BatchLine[], locale: string): BatchLine => {
  const { item_id, name, parent_id, category_id, measure_id, description, barcode, key } = entry;
  return {
    item_id,
    name: name.trim(),
    parent_id,
    category_id,
    measure_id,
    description,
    barcode,
    key: key ?? nextKey(lines),
    ...inMeasures(entry, locale),
    package_quantity: packageOf(entry, locale),
    confirmed: lines.find((line) => line.key === key)?.confirmed ?? null,
  };
};

export type EntryField = 'name' | 'parent_id' | 'category_id' | 'measure_id' | 'quantity' | 'package_size' | 'price';
/** Keys of `stockAdd.errors`. */
export type EntryError =
  | 'quantity'
  | 'name'
  | 'choose'
  | 'tooLong'
  | 'inList'
  | 'folder'
  | 'category'
  | 'measure'
  | 'number'
  | 'decimals'
  | 'tooMuch'
  | 'whole';
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
  const line = inMeasures(entry, locale);
  const isTooDear = lineTotal(line.quantity, line.price) > DEAREST_LINE;
  const size = entry.package_size.trim();
  const measured = NUMBER_ERRORS[kindOf('quantity', line.quantity) ?? ''];
  const isWhole = (value: number) => entry.measure_id === null || isCountable(entry.measure_id, value);
  const package_size =
    size !== '' && packageOf(entry, locale) === null
      ? 'number'
      : isWhole(packageOf(entry, locale) ?? 0)
        ? !quantity && size && measured
        : 'whole';
  return {
    ...(entry.item_id === null && newItemErrors(entry, lines)),
    ...(!isWhole(line.quantity) && { quantity: 'whole' }),
    ...(quantity && { quantity }),
    ...(package_size && { package_size }),
    ...(isTooDear && { price: 'tooMuch' }),
    ...(price && { price }),
  };
}

/** Errors that keep a typed line from the list when the next one begins: also no quantity, which Add allows. */
export const unfinishedErrors = (entry: Entry, lines: readonly BatchLine[], locale: string): EntryErrors => ({
  ...(quantityOf(entry, locale) === 0 && { quantity: 'quantity' }),
  ...entryErrors(entry, lines, locale),
});

/** Barcodes to attach after booking; `itemIds` has the item of each line. */
export const barcodesOf = (lines: readonly BatchLine[], itemIds: readonly number[]) =>
  lines.flatMap(({ barcode, item_id, name }, index) =>
    barcode === null ? [] : [{ barcode, name, item_id: item_id ?? itemIds[index] ?? null }],
  );
