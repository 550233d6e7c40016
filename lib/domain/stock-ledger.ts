import type { StoryKind } from '../contract/stock-story';

/** State of an item in the books: quantity, and moving average price in satang per measure. */
export interface Holding {
  readonly quantity: number;
  readonly price: number;
}

/** A movement to book. `quantity` is signed; `amount` is the value of incoming goods, in satang. */
export interface Movement {
  readonly kind: StoryKind;
  readonly quantity: number;
  /** Defaults to the average price. */
  readonly amount?: number | undefined;
  /** New price, for the kinds that set one: a revaluation or a recalculation. Price at which a loss left the stock. */
  readonly price?: number | undefined;
  /** Satang per measure at which goods are taken, if not the average price. */
  readonly cost?: number | undefined;
}

export interface Booked {
  readonly quantity_before: number;
  readonly quantity: number;
  readonly quantity_after: number;
  readonly unit_price: number;
  readonly amount: number;
  readonly price_after: number;
}

/** Kinds that move the average price. What comes back at the average does not. */
const AVERAGED: readonly StoryKind[] = ['opening', 'purchase', 'merge_in', 'transfer_in', 'craft_in'];
const PRICED: readonly StoryKind[] = ['revaluation', 'recalculation'];

const THOUSAND = 1000n;
/** Whole thousandths: quantities are never added or multiplied as floats. */
const milli = (quantity: number): bigint => BigInt(Math.round(quantity * 1000));
const fromMilli = (quantity: bigint): number => Number(quantity) / 1000;
const abs = (value: bigint): bigint => (value < 0n ? -value : value);
/** Rounds half up. `by` is above 0, `value` at least 0. */
const divided = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** Value of a quantity at a price per measure, in satang, rounded half up. */
export const valueOf = (quantity: number, price: number): number =>
  Number(divided(abs(milli(quantity)) * BigInt(price), THOUSAND));

/** Price of one measure in satang, when `quantity` cost `amount`; 0 for no quantity. */
export const unitPriceOf = (quantity: number, amount: number): number => {
  const by = abs(milli(quantity));
  return by === 0n ? 0 : Number(divided(BigInt(amount) * THOUSAND, by));
};

/** Adds quantities to three decimals. */
export const addQuantity = (a: number, b: number): number => fromMilli(milli(a) + milli(b));

/**
 * Moving weighted average: stock at its price and incoming goods at their amount. After zero or negative stock it is
 * the price of the incoming goods.
 */
function averaged(holding: Holding, quantity: number, amount: number): number {
  const before = milli(holding.quantity);
  if (quantity <= 0) return holding.price;
  if (before <= 0n) return unitPriceOf(quantity, amount);
  const value = before * BigInt(holding.price) + BigInt(amount) * THOUSAND;
  return Number(divided(value, before + milli(quantity)));
}

/** Incoming goods that are taken back, and losses that come back. */
const TAKEN_BACK: readonly StoryKind[] = ['purchase_undo', 'craft_in_undo'];
const RETURNED: readonly StoryKind[] = ['write_off_undo', 'craft_out_undo'];

/** Average price without goods that are taken back, as far as the remaining stock determines it. */
function withoutPurchase(holding: Holding, quantity: number, amount: number): number {
  const left = milli(holding.quantity) + milli(quantity);
  const value = milli(holding.quantity) * BigInt(holding.price) - BigInt(amount) * THOUSAND;
  return left <= 0n || value < 0n ? holding.price : Number(divided(value, left));
}

/** Average price with goods that come back at the price at which they left: exact when nothing happened since. */
function withReturn(holding: Holding, quantity: number, price: number): number {
  const before = milli(holding.quantity);
  if (before <= 0n) return price;
  const back = milli(quantity);
  return Number(divided(before * BigInt(holding.price) + back * BigInt(price), before + back));
}

/** Story row of a movement. The item's next holding follows from it. */
export function bookMovement(holding: Holding, { kind, quantity, amount: given, price, cost }: Movement): Booked {
  const taken = cost ?? holding.price;
  const amount = given ?? valueOf(quantity, taken);
  return {
    quantity_before: holding.quantity,
    quantity,
    quantity_after: addQuantity(holding.quantity, quantity),
    unit_price:
      PRICED.includes(kind) || RETURNED.includes(kind)
        ? (price ?? holding.price)
        : // An order's amount is rounded per position, so the known price per measure is more accurate.
          given === undefined || kind === 'order'
          ? taken
          : unitPriceOf(quantity, amount),
    amount,
    price_after: PRICED.includes(kind)
      ? (price ?? holding.price)
      : AVERAGED.includes(kind)
        ? averaged(holding, quantity, amount)
        : TAKEN_BACK.includes(kind)
          ? withoutPurchase(holding, quantity, amount)
          : RETURNED.includes(kind)
            ? withReturn(holding, quantity, price ?? holding.price)
            : holding.price,
  };
}

export const holdingAfter = ({ quantity_after, price_after }: Booked): Holding => ({
  quantity: quantity_after,
  price: price_after,
});
