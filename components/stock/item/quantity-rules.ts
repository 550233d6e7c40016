import { typedDecimals, typedNumber } from '@/lib/domain/typed-number';

/** Keys of `stockItem.errors`. */
export type NumberError = 'required' | 'number' | 'threeDecimals' | 'twoDecimals' | 'tooMuch' | 'negative';

const LARGEST_QUANTITY = 1e9;
const LARGEST_PRICE = 1e8;

/** What is wrong with a quantity as typed; one below zero is right where the books can hold it. */
export function quantityError(text: string, locale: string): NumberError | undefined {
  const value = typedNumber(text, locale);
  if (text.trim() === '') return 'required';
  if (value === null) return 'number';
  if (typedDecimals(text, locale) > 3) return 'threeDecimals';
  return Math.abs(value) > LARGEST_QUANTITY ? 'tooMuch' : undefined;
}

export function priceError(text: string, locale: string): NumberError | undefined {
  const value = typedNumber(text, locale);
  if (text.trim() === '') return 'required';
  if (value === null) return 'number';
  if (value < 0) return 'negative';
  if (typedDecimals(text, locale) > 2) return 'twoDecimals';
  return value > LARGEST_PRICE ? 'tooMuch' : undefined;
}
