import type { InputOf } from '@/lib/contract/endpoint';
import type { Payer } from '@/lib/contract/debts';
import { addToStock, NewLine } from '@/lib/contract/stock-edit';
import { derivedPrice, isPriceJump, lineAmount, lineTotal, withVat } from '@/lib/domain/delivery';
import { isCountable } from '@/lib/domain/measure';
import { toBaht } from '@/lib/domain/money';
import { flagsOf } from '@/lib/domain/payers';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import type { FieldError } from '@/lib/forms/field';
import { schemaError } from '@/lib/forms/rules';
import { emptyEntry, inMeasures, itemsNamed, packageOf, withPrice, type Entry } from './entry';

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

export interface Batch {
  readonly lines: readonly BatchLine[];
  /** Null until chosen: nobody pays unasked. */
  readonly payer: Payer | null;
  readonly include_vat: boolean;
  readonly supplier: string;
  readonly invoice_number: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly invoice_date: string;
}

/** Everything but the lines. */
export type Terms = Omit<Batch, 'lines'>;

export const EMPTY_BATCH: Batch = {
  lines: [],
  ...{ payer: null, include_vat: false, supplier: '', invoice_number: '', invoice_date: '' },
};

export const hasTerms = ({ lines: _, ...terms }: Batch): boolean => Object.values(terms).some(Boolean);

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

/** To the satang: a line edited in packages has a price with other last digits. */
const isConfirmed = ({ confirmed, price }: BatchLine): boolean =>
  confirmed !== null && lineTotal(1, confirmed) === lineTotal(1, price);

/** Whether a line's price jumps from `last`, the item's price in baht per measure, and nobody has confirmed it. */
export const isQuestioned = (line: BatchLine, last: number | undefined, vat: boolean): boolean =>
  line.quantity > 0 && !isConfirmed(line) && isPriceJump(last ?? 0, priceBaht(line, vat));

/** Baht of the whole delivery, as a sum of whole satang. */
export const totalBaht = ({ lines, include_vat }: Batch): number =>
  toBaht(lines.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price, include_vat), 0));

type Body = InputOf<typeof addToStock>['body'];

const itemOf = (line: BatchLine, isOurs: boolean): Body['items'][number] => {
  const { item_id, name, parent_id, category_id, measure_id, description, quantity, price, package_quantity } = line;
  const bought = { quantity, price, ...(isOurs && package_quantity !== null && { package_quantity }) };
  if (item_id !== null) return { item_id, ...bought };
  return { name, parent_id, category_id: category_id ?? 0, measure_id: measure_id ?? 0, description, ...bought };
};

const named = <Name extends string>(name: Name, text: string): { readonly [N in Name]?: string } =>
  text.trim() === '' ? {} : ({ [name]: text.trim() } as { readonly [N in Name]: string });

/** Body of the call. What only our own backend knows goes to no other server. */
export const bodyOf = (
  { lines, payer, include_vat, supplier, invoice_number, invoice_date }: Batch,
  isOurs: boolean,
): Body => ({
  ...flagsOf(payer),
  include_vat,
  ...(isOurs && {
    ...(payer && { payer }),
    ...named('supplier', supplier),
    ...named('invoice_number', invoice_number),
    ...named('invoice_date', invoice_date),
  }),
  items: lines.map((line) => itemOf(line, isOurs)),
});

/** Error of the list as a whole, e.g. too many lines. */
export function batchError(batch: Batch): FieldError | undefined {
  const error = schemaError(addToStock.body.shape.items, bodyOf(batch, true).items);
  return error && 'kind' in error && error.kind === 'tooMany' ? error : undefined;
}

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
    ...{ item_id, name: name.trim(), parent_id, category_id, measure_id, description, barcode },
    key: key ?? nextKey(lines),
    ...inMeasures(entry, locale),
    package_quantity: packageOf(entry, locale),
    confirmed: lines.find((line) => line.key === key)?.confirmed ?? null,
  };
};

export type EntryField = 'name' | 'parent_id' | 'category_id' | 'measure_id' | 'quantity' | 'package_size' | 'price';
/** Keys of `stockAdd.errors`. */
export type EntryError =
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

/** Barcodes to attach after booking; `itemIds` has the item of each line. */
export const barcodesOf = (lines: readonly BatchLine[], itemIds: readonly number[]) =>
  lines.flatMap(({ barcode, item_id, name }, index) =>
    barcode === null ? [] : [{ barcode, name, item_id: item_id ?? itemIds[index] ?? null }],
  );
