import type { StoryKind } from '../contract/stock-story';

/** What the books hold of an item: its quantity, and its moving average price in satang per measure. */
export interface Holding {
  readonly quantity: number;
  readonly price: number;
}

/** A movement to be booked. `quantity` is signed; `amount` is the value of what comes in, in satang. */
export interface Movement {
  readonly kind: StoryKind;
  readonly quantity: number;
  /** Left out, the movement is valued at the average price. */
  readonly amount?: number | undefined;
  /** The price from then on, for the kinds that set it: a revaluation or a recalculation. */
  readonly price?: number | undefined;
}

export interface Booked {
  readonly quantity_before: number;
  readonly quantity: number;
  readonly quantity_after: number;
  readonly unit_price: number;
  readonly amount: number;
  readonly price_after: number;
}

/** What is bought, crafted or taken over moves the average; what comes back at the average does not. */
const AVERAGED: readonly StoryKind[] = ['opening', 'purchase', 'merge_in', 'transfer_in', 'craft_in'];
const PRICED: readonly StoryKind[] = ['revaluation', 'recalculation'];

const THOUSAND = 1000n;
/** Whole thousandths: quantities are added and multiplied in these, never as floats. */
const milli = (quantity: number): bigint => BigInt(Math.round(quantity * 1000));
const fromMilli = (quantity: bigint): number => Number(quantity) / 1000;
const abs = (value: bigint): bigint => (value < 0n ? -value : value);
/** Rounds half up; `by` is above 0, `value` not below. */
const divided = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** The value of a quantity at a price per measure, in satang, rounded half up. */
export const valueOf = (quantity: number, price: number): number =>
  Number(divided(abs(milli(quantity)) * BigInt(price), THOUSAND));

/** The price of one measure in satang when so much cost `amount`; 0 for no quantity. */
export const unitPriceOf = (quantity: number, amount: number): number => {
  const by = abs(milli(quantity));
  return by === 0n ? 0 : Number(divided(BigInt(amount) * THOUSAND, by));
};

/** Adds quantities to the third decimal. */
export const addQuantity = (a: number, b: number): number => fromMilli(milli(a) + milli(b));

/**
 * Moving weighted average: what is held is worth its price, what comes in its amount; after nothing or less than
 * nothing it is the price of what came in.
 */
function averaged(holding: Holding, quantity: number, amount: number): number {
  const before = milli(holding.quantity);
  if (quantity <= 0) return holding.price;
  if (before <= 0n) return unitPriceOf(quantity, amount);
  const value = before * BigInt(holding.price) + BigInt(amount) * THOUSAND;
  return Number(divided(value, before + milli(quantity)));
}

/** The price without a delivery that is taken back, as far as what is left can tell. */
function withoutPurchase(holding: Holding, quantity: number, amount: number): number {
  const left = milli(holding.quantity) + milli(quantity);
  const value = milli(holding.quantity) * BigInt(holding.price) - BigInt(amount) * THOUSAND;
  return left <= 0n || value < 0n ? holding.price : Number(divided(value, left));
}

/** What a movement does to an item: the row of its story, from which its next holding follows. */
export function bookMovement(holding: Holding, { kind, quantity, amount: given, price }: Movement): Booked {
  const amount = given ?? valueOf(quantity, holding.price);
  return {
    quantity_before: holding.quantity,
    quantity,
    quantity_after: addQuantity(holding.quantity, quantity),
    unit_price: PRICED.includes(kind)
      ? (price ?? holding.price)
      : // What an order takes is rounded position by position; what one measure was worth is known better.
        given === undefined || kind === 'order'
        ? holding.price
        : unitPriceOf(quantity, amount),
    amount,
    price_after: PRICED.includes(kind)
      ? (price ?? holding.price)
      : AVERAGED.includes(kind)
        ? averaged(holding, quantity, amount)
        : kind === 'purchase_undo'
          ? withoutPurchase(holding, quantity, amount)
          : holding.price,
  };
}

export const holdingAfter = ({ quantity_after, price_after }: Booked): Holding => ({
  quantity: quantity_after,
  price: price_after,
});
