import { LARGEST_PRICE } from '../contract/primitives';
import { typedDecimals, typedNumber } from './typed-number';

/** Typed baht amount: to the satang, at least 0 and below a hundred million; `null` otherwise. */
export function typedAmount(text: string, locale: string): number | null {
  const value = typedNumber(text, locale);
  if (value === null || value < 0 || value > LARGEST_PRICE || typedDecimals(text, locale) > 2) return null;
  return value;
}
