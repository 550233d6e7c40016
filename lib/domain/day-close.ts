import { toSatang } from './money';

/** Thai notes and coins in baht, largest first. */
export const NOTES = [1000, 500, 100, 50, 20] as const;
export const COINS = [10, 5, 2, 1, 0.5, 0.25] as const;
export const DENOMINATIONS: readonly number[] = [...NOTES, ...COINS];

export interface Pieces {
  /** In baht. */
  readonly value: number;
  readonly pieces: number;
}

/** Total of notes and coins, in satang. */
export const countedSatang = (pieces: readonly Pieces[]): number =>
  pieces.reduce((sum, { value, pieces: count }) => sum + toSatang(value) * count, 0);

/** An amount in the fewest notes and coins. A remainder below 0.25 baht is left out. */
export function laidOut(satang: number): Pieces[] {
  let left = satang;
  return DENOMINATIONS.flatMap((value) => {
    const pieces = Math.floor(left / toSatang(value));
    left -= pieces * toSatang(value);
    return pieces > 0 ? [{ value, pieces }] : [];
  });
}

/**
 * Whether a count lacks its reason: one that differs from the expected sum, or whose difference is hidden. Otherwise the
 * question for a reason would tell whether there is one.
 */
export const isUnexplained = (difference: number | undefined, reason: string): boolean =>
  difference !== 0 && reason.trim() === '';
