import type { Tender } from '../contract';
import { toSatang } from '@/lib/domain/money';

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

/** Figures of a count that may differ, in any unit; without a difference where it is hidden or nothing was counted. */
interface Compared {
  readonly difference?: number | undefined;
  readonly tenders?: readonly { readonly difference?: number | undefined }[] | undefined;
}

/** Whether the cashbox or a counted tender differs from what was expected. */
export const differs = ({ difference = 0, tenders = [] }: Compared): boolean =>
  difference !== 0 || tenders.some((one) => (one.difference ?? 0) !== 0);

/** Whether a closed day differs and nobody has said why. */
export const isUnexplained = ({
  status,
  reason,
  ...compared
}: Compared & { status: string; reason: string }): boolean =>
  status === 'closed' && reason.trim() === '' && differs(compared);

/** Names that differ in case are one partner. */
const keyOf = ({ tender, name }: Tender): string => `${tender} ${name.toLowerCase()}`;

/** The tender of a list that is the same one. */
export const tenderIn = <One extends Tender>(tenders: readonly One[], wanted: Tender): One | undefined =>
  tenders.find((one) => keyOf(one) === keyOf(wanted));
