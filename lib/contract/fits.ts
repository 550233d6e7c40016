import { LARGEST_INTEGER, LARGEST_PRICE, LARGEST_QUANTITY } from './primitives';

/** Multiples as zod counts them, with room for the rounding of decimals. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step;
  if (value !== 0 && Math.abs(value) < step) return false;
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
}

/** Whether `Id` accepts a number. These checks are for inputs outside a form, whose screens load without zod. */
export const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= LARGEST_INTEGER;
/** Whether `BahtInput` accepts a number. */
export const isBahtInput = (value: number): boolean => value >= 0 && value <= LARGEST_PRICE && isMultiple(value, 0.01);
/** Whether `QuantityInput` accepts a number. */
export const isQuantityInput = (value: number): boolean =>
  value >= 0 && value <= LARGEST_QUANTITY && isMultiple(value, 0.001);
