import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { sumsBelow } from '@/lib/domain/food-cost';
import { heldOf } from '@/lib/domain/holding';
import { toBaht } from '@/lib/domain/money';
import { SOON } from '@/lib/domain/stock-days';

/** Days left by item; undefined where the server does not know them, or for an item whose days are hidden. */
export type Days = ReadonlyMap<number, number | undefined> | undefined;

/** Whether an item runs out soon; without known sales, whether nothing is left. */
const isLow = ({ item_id, quantity }: StockItemRow, days: Days): boolean =>
  days ? (days.get(item_id) ?? SOON) < SOON : quantity !== undefined && quantity <= 0;

/** Items of each flat list of the whole stock. */
export const STOCK_VIEWS = {
  all: () => true,
  low: (row, days) => row.is_file && !row.status && isLow(row, days),
  negative: (row) => row.is_file && (row.quantity ?? 0) < 0,
} as const satisfies Readonly<Record<string, (row: StockRow, days: Days) => boolean>>;

/** Value of an item in satang, undefined where quantities are hidden, never below 0. */
export function itemValue(item: StockItemRow): number | undefined {
  if (item.quantity === undefined || item.stock_price === undefined) return undefined;
  return Math.max(heldOf(item).value, 0);
}

/** Value of a row in satang: that of the item, or the sum of all items below the folder. */
export const rowValue = <Row extends StockRow>(
  row: Row,
  below: (folder: Row) => number | undefined,
): number | undefined => {
  const one: StockRow = row;
  return one.is_file ? itemValue(one) : below(row);
};

/** Totals by column, in baht. No row may contain another. Empty if no value is known. */
export function stockTotals<Row extends StockRow>(
  rows: readonly Row[],
  below: (folder: Row) => number | undefined,
): { readonly value?: number } {
  const known = rows.map((row) => rowValue(row, below)).filter((value) => value !== undefined);
  return known.length > 0 ? { value: toBaht(known.reduce((sum, value) => sum + value, 0)) } : {};
}

/** Value in satang of all items below each folder. */
export function valueBelow(
  rows: readonly StockRow[],
  byId: ReadonlyMap<number, StockRow>,
): ReadonlyMap<number, number> {
  const sums = sumsBelow(rows, byId, (row: StockRow) => {
    const value = row.is_file ? itemValue(row) : undefined;
    return value === undefined ? undefined : { value };
  });
  return new Map([...sums].map(([id, { value }]) => [id, value]));
}
