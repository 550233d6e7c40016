import { divided } from '@/lib/domain/exact';

/** An exact number in units of 10^-12: counts and values are added and multiplied without floats. */
export type Exact = bigint;
export const ONE: Exact = 10n ** 12n;
const DECIMALS = 12;

/**
 * Parses "17.6666666666667", "-4.000", "1,234.50" or "12,5".
 * @returns null for a blank cell, 'bad' for anything but a number
 */
export function readExact(cell: string): Exact | null | 'bad' {
  const bare = cell.replace(/\s/g, '');
  if (/^[-–—]?$/.test(bare)) return null;
  const text = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const [, sign, whole = '', rest = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (sign === undefined || whole + rest === '' || whole.length > 9) return 'bad';
  const digits = BigInt(whole + rest.slice(0, DECIMALS + 1).padEnd(DECIMALS + 1, '0'));
  return divided(sign ? -digits : digits, 10n);
}

/** Whole satang of exact satang. */
export const toWhole = (amount: Exact): number => Number(divided(amount, ONE));

/** Whole satang of exact baht. */
export const satangOf = (baht: Exact): number => toWhole(baht * 100n);

/** A quantity to three decimals, as in the books. */
export const toQuantity = (quantity: Exact): number => Number(divided(quantity, 10n ** 9n)) / 1000;
export const exactOf = (quantity: number): Exact => BigInt(Math.round(quantity * 1000)) * 10n ** 9n;

/** A number for display, with at most six decimals. */
export const shown = (value: Exact): string => String(Number(divided(value, 10n ** 6n)) / 1e6);

/**
 * Rounds exact satang so that they add up to their rounded sum: each is less than one satang off, and the largest
 * remainders are rounded up. Rounding each alone would miss the total of a sheet by a few satang.
 */
export function apportion(amounts: readonly Exact[]): number[] {
  const whole = amounts.map((amount) => Number(amount / ONE));
  let lack = toWhole(amounts.reduce((sum, amount) => sum + amount, 0n)) - whole.reduce((sum, n) => sum + n, 0);
  const byRemainder = amounts
    .map((amount, i) => ({ i, rest: amount % ONE }))
    .toSorted((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1));
  for (const { i } of byRemainder) {
    if (lack <= 0) break;
    whole[i] = (whole[i] ?? 0) + 1;
    lack -= 1;
  }
  return whole;
}
