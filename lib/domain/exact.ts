/** Whole thousandths of a quantity: quantities are never added or multiplied as floats. */
export const milli = (quantity: number): bigint => BigInt(Math.round(quantity * 1000));

/** A quantity of whole thousandths. */
export const fromMilli = (quantity: bigint): number => Number(quantity) / 1000;

/** Adds quantities to three decimals. */
export const addQuantity = (a: number, b: number): number => fromMilli(milli(a) + milli(b));

/** Quotient rounded half away from zero, as the database rounds. `by` is above 0. */
export const divided = (value: bigint, by: bigint): bigint =>
  value < 0n ? -((-2n * value + by) / (2n * by)) : (2n * value + by) / (2n * by);
