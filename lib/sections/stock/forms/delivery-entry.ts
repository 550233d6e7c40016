import { toBaht } from '@/lib/domain/money';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import type { StockItemRow } from '../contract/stock';
import { derivedPrice, inPackages, lineTotal } from '../rules/delivery';
import { packageOf, type Entry } from './line-fields';

/** Fields that set others when they change. */
export type NumberField = 'package_size' | 'quantity' | 'price' | 'total';

/** Counted packages or measures. */
export const quantityOf = ({ quantity }: Pick<Entry, 'quantity'>, locale: string): number =>
  Math.max(0, typedNumber(quantity, locale) ?? 0);

/** Quantity and exact price of the line in measures. */
export function inMeasures(entry: Entry, locale: string): { readonly quantity: number; readonly price: number } {
  const size = packageOf(entry, locale);
  const quantity = quantityOf(entry, locale);
  if (size === null) return { quantity, price: entry.unit_price };
  return { quantity: inPackages(quantity, size), price: derivedPrice(entry.unit_price / size) };
}

const money = (baht: number, locale: string): string => numberText(baht, locale, 2);
/** Rounds half up to the satang by the decimal digits. */
const fixed = (baht: number): number => toBaht(lineTotal(1, baht));

/** Total = quantity × price, two decimals. */
const withTotal = (entry: Entry, locale: string): Entry => ({
  ...entry,
  total: money(toBaht(lineTotal(quantityOf(entry, locale), entry.unit_price)), locale),
});

export const withPrice = (entry: Entry, baht: number, locale: string): Entry =>
  withTotal({ ...entry, price: money(fixed(baht), locale), unit_price: baht }, locale);

const TYPED = ['name', 'description', 'barcode', 'category_id', 'measure_id', 'parent_id'] as const;

/** Whether a line has input to lose. */
export const isStarted = (entry: Entry): boolean =>
  TYPED.some((field) => Boolean(entry[field])) ||
  (entry.item_id === null && entry.package_size !== '') ||
  entry.unit_price > 0 ||
  /[1-9]/.test(entry.quantity);

/** Resets values below 0 to 0. */
const notBelowZero = (text: string, locale: string): string => ((typedNumber(text, locale) ?? 0) < 0 ? '0' : text);

function typeTotal(entry: Entry, text: string, locale: string): Entry {
  const quantity = quantityOf(entry, locale);
  const total = typedNumber(text, locale);
  if (text !== '' && (quantity === 0 || (total ?? 0) < 0)) return { ...entry, total: '0' };
  if (total === null || quantity === 0) return { ...entry, total: text };
  const unit_price = total / quantity;
  return { ...entry, total: text, price: money(fixed(unit_price), locale), unit_price };
}

/** Counts packages of a size, or measures if the size is empty. The price of a measure stays the same. */
function typePackage(entry: Entry, text: string, locale: string): Entry {
  const [before, after] = [packageOf(entry, locale) ?? 1, packageOf({ package_size: text }, locale) ?? 1];
  return withPrice({ ...entry, package_size: text }, derivedPrice((entry.unit_price / before) * after), locale);
}

/** Line after `text` was typed into a number field. */
export function typeNumber(entry: Entry, field: NumberField, text: string, locale: string): Entry {
  if (field === 'package_size') return typePackage(entry, text, locale);
  if (field === 'total') return typeTotal(entry, text, locale);
  const kept = notBelowZero(text, locale);
  if (field === 'quantity') return withTotal({ ...entry, quantity: kept }, locale);
  return withTotal({ ...entry, price: kept, unit_price: Math.max(0, typedNumber(kept, locale) ?? 0) }, locale);
}

/** Clears a zero on focus, but not that of a package, which is refused. */
export const enterNumber = (entry: Entry, field: NumberField, locale: string): Entry =>
  field !== 'package_size' && typedNumber(entry[field], locale) === 0 ? { ...entry, [field]: '' } : entry;

/** On blur, empty becomes 0 and prices get 2 decimals; a price derived from a total stays exact. */
export function leaveNumber(entry: Entry, field: NumberField, locale: string): Entry {
  const value = entry[field].trim() === '' ? 0 : typedNumber(entry[field], locale);
  if (value === null || field === 'package_size') return entry;
  if (field === 'quantity') return withTotal({ ...entry, quantity: numberText(value, locale) }, locale);
  const text = money(fixed(value), locale);
  if (text === entry[field]) return entry;
  return field === 'price' ? withPrice(entry, fixed(value), locale) : typeTotal(entry, text, locale);
}

export const leaveAll = (entry: Entry, locale: string): Entry =>
  (['quantity', 'total', 'price'] as const).reduce((left, field) => leaveNumber(left, field, locale), entry);

/** Takes over a stock item with its packages, at its price to the satang, and keeps a quantity typed before. */
export const chooseItem = (entry: Entry, row: StockItemRow, locale: string): Entry => {
  const { item_id, name, parent_id, category_id, measure_id, description, stock_price } = row;
  const package_size = row.package_quantity ? numberText(row.package_quantity, locale) : '';
  const item = { ...entry, item_id, name, parent_id, category_id, measure_id, description, package_size };
  return withPrice(item, fixed(derivedPrice((stock_price ?? 0) * (row.package_quantity ?? 1))), locale);
};

const fold = (name: string): string => name.trim().toLocaleLowerCase();

/** Items with exactly this name. */
export const itemsNamed = <Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row[] =>
  name.trim() === '' ? [] : rows.filter((row) => fold(row.name) === fold(name));
