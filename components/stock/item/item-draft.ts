import type { StockItemRow } from '@/lib/contract/stock';
import type { InputOf } from '@/lib/contract/endpoint';
import type { saveStockItem } from '@/lib/contract/stock-edit';
import { decimalsOf } from '@/lib/domain/measure';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { priceError, quantityError, type NumberError } from './quantity-rules';

/** What the card edits, in the wire's words and values. */
export interface ItemValues {
  readonly name: string;
  readonly category_id: number | null;
  readonly parent_id: number;
  readonly measure_id: number;
  readonly stock_price: number;
  readonly quantity: number;
  readonly description: string;
  readonly menu_item_id: number | null;
  readonly package_quantity: number | null;
  readonly package_price: number | null;
  /** 1 is out of use. */
  readonly status: 0 | 1;
}
export type Field = keyof ItemValues;

type Typed = 'stock_price' | 'quantity' | 'package_quantity' | 'package_price';
/** The same as it stands in the form: numbers as typed. */
export type ItemDraft = Omit<ItemValues, Typed> & Readonly<Record<Typed, string>>;

/** A change of measure that was decided on; with `recalculate` the figures follow from it. */
export interface MeasureChange {
  readonly recalculate: boolean;
  readonly factor: number;
}

/** In the order in which the card shows them. */
export const FIELDS = [
  'name',
  'parent_id',
  'category_id',
  'measure_id',
  'quantity',
  'stock_price',
  'package_quantity',
  'package_price',
  'menu_item_id',
  'description',
  'status',
] as const satisfies readonly Field[];

/** What a recalculation sets. */
const RECALCULATED: readonly Field[] = ['quantity', 'stock_price', 'package_quantity'];

export const valuesOfItem = (item: StockItemRow): ItemValues => ({
  name: item.name,
  category_id: item.category_id,
  parent_id: item.parent_id,
  measure_id: item.measure_id,
  stock_price: item.stock_price,
  quantity: item.quantity,
  description: item.description,
  menu_item_id: item.menu_item_id ?? null,
  package_quantity: item.package_quantity ?? null,
  package_price: item.package_price ?? null,
  status: item.status === 1 ? 1 : 0,
});

export function draftOf(values: ItemValues, locale: string): ItemDraft {
  const quantity = (value: number | null) =>
    value === null ? '' : numberText(value, locale, decimalsOf(values.measure_id, value));
  return {
    ...values,
    quantity: quantity(values.quantity),
    stock_price: numberText(values.stock_price, locale, 2),
    package_quantity: quantity(values.package_quantity),
    package_price: values.package_price === null ? '' : numberText(values.package_price, locale, 2),
  };
}

/** Keys of `stockItem.errors`. */
export type FieldError = NumberError | 'moreThanZero';

/** What is wrong with the draft, by field. What stands as it was read is not held against anybody. */
export function errorsOf(draft: ItemDraft, before: ItemDraft, locale: string): Partial<Record<Field, FieldError>> {
  const errors: Partial<Record<Field, FieldError | undefined>> = {};
  if (draft.name.trim() === '') errors.name = 'required';
  if (draft.quantity !== before.quantity) errors.quantity = quantityError(draft.quantity, locale);
  if (draft.stock_price !== before.stock_price) errors.stock_price = priceError(draft.stock_price, locale);
  if (draft.package_quantity.trim() !== '')
    errors.package_quantity =
      quantityError(draft.package_quantity, locale) ??
      ((typedNumber(draft.package_quantity, locale) ?? 0) > 0 ? undefined : 'moreThanZero');
  if (draft.package_price.trim() !== '') errors.package_price = priceError(draft.package_price, locale);
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The draft in the wire's values. Only of a draft without errors; what was not touched is exactly what was read. */
export function valuesOf(draft: ItemDraft, base: ItemValues, locale: string): ItemValues {
  const start = draftOf(base, locale);
  const number = (key: Typed): number | null =>
    draft[key] === start[key] ? base[key] : draft[key].trim() === '' ? null : typedNumber(draft[key], locale);
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    quantity: number('quantity') ?? base.quantity,
    stock_price: number('stock_price') ?? base.stock_price,
    package_quantity: number('package_quantity'),
    package_price: number('package_price'),
  };
}

export const changedFields = (before: ItemValues, after: ItemValues): Field[] =>
  FIELDS.filter((field) => before[field] !== after[field]);

type Body = Omit<InputOf<typeof saveStockItem>['body'], 'item_id' | 'version'>;

/** What to send: only what differs, as `new_<field>`, and with a new measure what becomes of the figures. */
export function bodyOf(before: ItemValues, after: ItemValues, change: MeasureChange | null): Body {
  const recalculated = change?.recalculate === true;
  const fields = changedFields(before, after).filter((field) => !(recalculated && RECALCULATED.includes(field)));
  return {
    ...Object.fromEntries(fields.map((field) => [`new_${field}`, after[field]])),
    ...(change && fields.includes('measure_id') && { recalculate_measure: change.recalculate }),
    ...(recalculated && fields.includes('measure_id') && { measure_factor: change.factor }),
  };
}
