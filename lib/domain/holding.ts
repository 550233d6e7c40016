import { addQuantity, divided, milli } from './exact';
import { toSatang, toUnitPrice } from './money';

/**
 * State of an item in the books: quantity, its value in satang, and the price of one measure in satang to six decimals,
 * which follows from both. An empty holding has the last known cost as its price and the value 0; a negative quantity has
 * a negative value at that cost (docs/domain.md 6.1).
 */
export interface Holding {
  readonly quantity: number;
  readonly value: number;
  readonly price: number;
}

export const EMPTY: Holding = { quantity: 0, value: 0, price: 0 };

/** Units of a price in one satang. */
export const PRICE_UNITS = 1_000_000n;
const THOUSAND = 1000n;
/** A price in millionths of a satang: prices are never multiplied as floats. */
export const priceUnits = (price: number): bigint => BigInt(Math.round(price * Number(PRICE_UNITS)));
const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** Value of a signed quantity at a price per measure, in satang, rounded half away from zero. */
export const worth = (quantity: number, price: number): number =>
  Number(divided(milli(quantity) * priceUnits(price), THOUSAND * PRICE_UNITS)) + 0;

/** Value of a quantity at a price per measure, in satang, rounded half up; never negative. */
export const valueOf = (quantity: number, price: number): number => worth(Math.abs(quantity), price);

/** Price of one measure in satang, to six decimals, when `quantity` is worth `amount`, of either sign; 0 for no quantity. */
export const unitPriceOf = (quantity: number, amount: number): number => {
  const by = abs(milli(quantity));
  return by === 0n ? 0 : Number(divided(abs(BigInt(amount)) * THOUSAND * PRICE_UNITS, by)) / Number(PRICE_UNITS);
};

/** Holding of a wire item, whose money is in baht; a legacy server sends no value. */
export function heldOf(item: {
  readonly quantity?: number | undefined;
  readonly stock_price?: number | undefined;
  readonly stock_value?: number | undefined;
}): Holding {
  const { quantity = 0, stock_price = 0, stock_value } = item;
  const price = toUnitPrice(stock_price);
  return { quantity, price, value: stock_value === undefined ? worth(quantity, price) : toSatang(stock_value) };
}

/** Value of a quantity that leaves. Pieces that leave one by one have the same total value as all at once, to the satang. */
export const takenValue = ({ quantity, value, price }: Holding, taken: number): number =>
  taken === 0 ? 0 : Math.max(0, value - worth(addQuantity(quantity, -taken), price));
