import { refusal } from '@/lib/contract/refusals';
import { isCountable, mayLeave } from '@/lib/domain/measure';

/** @throws ProblemError 1 at `field` for a part of a piece (docs/domain.md 3) */
export function requireWhole(measureId: number | null, quantity: number | null | undefined, field: string): void {
  if (quantity != null && !isCountable(measureId ?? 0, quantity)) throw refusal('piecesAreWhole', field);
}

/**
 * Like `requireWhole`, for a quantity that leaves an item: a part of a piece may leave if whole pieces remain. `held`
 * is undefined for whoever may not be told whether the item holds a part of a piece. @throws ProblemError 1 at
 * `quantity`
 */
export function requireWholeLeaving(measureId: number | null, quantity: number, held: number | undefined): void {
  if (!mayLeave(measureId ?? 0, quantity, held)) throw refusal('piecesAreWhole', 'quantity');
}
