import { NewLine, type ExistingLine } from '../contract/edit';
import { DEAREST_LINE, derivedPrice, isPriceJump, lineAmount, lineTotal, withVat } from '../rules/delivery';
import { isCountable } from '@/lib/domain/measure';
import { toBaht } from '@/lib/domain/money';
import { numberText } from '@/lib/domain/typed-number';
import { inMeasures, itemsNamed, quantityOf, withPrice } from './delivery-entry';
import { emptyEntry, LINE_FIELDS, packageOf, type Entry } from './line-fields';
import { defineLine, type Errors, type Name } from '@/lib/forms/define';
import { readDraft } from '@/lib/forms/evaluate';
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

/** A line being typed, and those of the list. */
interface TypedLine {
  readonly entry: Entry;
  readonly lines: readonly BatchLine[];
  readonly locale: string;
}

const WHOLE = 'stockAdd.errors.whole';

type Priced = Pick<BatchLine, 'quantity' | 'price'>;

/** Replaces a line, or appends a new one. */
export const putLine = (lines: readonly BatchLine[], line: BatchLine): readonly BatchLine[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((old) => (old.key === line.key ? line : old))
    : [...lines, line];

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

/** Baht of the whole delivery, as a sum of whole satang. */
export const totalBaht = (lines: readonly Priced[], vat: boolean): number =>
  toBaht(lines.reduce((sum, { quantity, price }) => sum + lineAmount(quantity, price, vat), 0));

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
    key: key ?? Math.max(0, ...lines.map((line) => line.key)) + 1,
    ...inMeasures(entry, locale),
    package_quantity: packageOf(entry, locale),
    confirmed: lines.find((line) => line.key === key)?.confirmed ?? null,
  };
};

/** A line as typed, which joins the delivery; an item of the stock keeps what it is. */
export const lineForm = defineLine(NewLine, {
  fields: LINE_FIELDS,
  values: ({ entry: { item_id, name, parent_id, category_id, measure_id, description } }: TypedLine) =>
    item_id === null ? {} : { name, parent_id, category_id, measure_id, description },
  check: ({ name, parent_id, measure_id, package_size, quantity: typed }, { entry, lines, locale }) => {
    const { quantity, price } = inMeasures(entry, locale);
    const others = lines.filter(({ key, item_id }) => key !== entry.key && item_id === null);
    const twins = entry.item_id === null ? itemsNamed(others, name ?? '') : [];
    const isWhole = (count: number) => typeof measure_id !== 'number' || isCountable(measure_id, count);
    const packed =
      package_size === undefined || typed === undefined ? undefined : schemaError(NewLine.shape.quantity, quantity);
    const isTooDear = lineTotal(quantity, price) > DEAREST_LINE;
    return {
      ...(twins.some((twin) => twin.parent_id === parent_id) && { name: { key: 'stockAdd.errors.inList' } }),
      ...(!isWhole(quantity) && { quantity: { key: WHOLE } }),
      ...(packed && { package_size: packed }),
      ...(!isWhole(package_size ?? 0) && { package_size: { key: WHOLE } }),
      ...(isTooDear && { price: { key: 'stockAdd.errors.tooMuch' } }),
    } satisfies Errors<{ readonly [name: string]: never }>;
  },
});

type LineFields = typeof lineForm.fields;
export type LineField = Name<LineFields>;
export type LineErrors = Errors<LineFields>;

/** Errors that keep a line out of the list; before the next one begins it also needs a quantity, without which Add makes an item. */
export function lineErrors(entry: Entry, lines: readonly BatchLine[], locale: string, isCounted = false): LineErrors {
  const { errors } = readDraft(lineForm, entry, { entry, lines, locale }, locale);
  const isMissing = isCounted && quantityOf(entry, locale) === 0;
  return { ...(isMissing && { quantity: { key: 'stockAdd.errors.quantity' } }), ...errors };
}

/** First wrong field, in the order in which they are shown. */
export const firstWrong = (errors: LineErrors): LineField | undefined =>
  (Object.keys(lineForm.fields) as LineField[]).find((name) => errors[name]);

/** Barcodes to attach after booking; `itemIds` has the item of each line. */
export const barcodesOf = (lines: readonly BatchLine[], itemIds: readonly number[]) =>
  lines.flatMap(({ barcode, item_id, name }, index) =>
    barcode === null ? [] : [{ barcode, name, item_id: item_id ?? itemIds[index] ?? null }],
  );
