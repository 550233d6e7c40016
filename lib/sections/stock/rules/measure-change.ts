import type { StockItemRow } from '../contract/stock';
import { divided, fromMilli, milli } from '@/lib/domain/exact';
import { priceInBaht, toUnitPrice } from '@/lib/domain/money';
import { PRICE_UNITS, priceUnits } from '@/lib/domain/holding';

const MICRO = 1_000_000n;

const micro = (factor: number): bigint => BigInt(Math.round(factor * 1e6));

/** A quantity in the new measure, to three decimals. `factor` is the number of new measures in one old one. */
export const convertedQuantity = (quantity: number, factor: number): number =>
  fromMilli(divided(milli(quantity) * micro(factor), MICRO));

/** Price of one new measure in satang, to six decimals, when one old measure cost `price`. */
export const convertedPrice = (price: number, factor: number): number =>
  Number(divided(priceUnits(price) * MICRO, micro(factor))) / Number(PRICE_UNITS);

/** Whether a figure other than 0 would become 0. */
export const vanishes = (before: number, after: number): boolean => before !== 0 && after === 0;

type Figures = Pick<StockItemRow, 'quantity' | 'stock_price' | 'package_quantity'>;

/** Figures of an item in a new measure, prices in baht; an unknown figure stays unknown. */
export const convertedFigures = (item: Figures, factor: number) => ({
  quantity: item.quantity === undefined ? undefined : convertedQuantity(item.quantity, factor),
  stock_price:
    item.stock_price === undefined ? undefined : priceInBaht(convertedPrice(toUnitPrice(item.stock_price), factor)),
  package_quantity: item.package_quantity == null ? null : convertedQuantity(item.package_quantity, factor),
});
