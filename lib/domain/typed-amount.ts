import { LARGEST_PRICE } from '../contract/primitives';
import { typedDecimals, typedNumber } from './typed-number';

/** Baht that somebody typed, to the satang, not below 0 and below a hundred million; `null` for what is none. */
export function typedAmount(text: string, locale: string): number | null {
  const value = typedNumber(text, locale);
  if (value === null || value < 0 || value > LARGEST_PRICE || typedDecimals(text, locale) > 2) return null;
  return value;
}
