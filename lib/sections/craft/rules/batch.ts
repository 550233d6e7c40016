import type { CraftIngredient } from '../contract/craft';
import { takenFor } from './craft';
import { lineCost, recipeCost } from '@/lib/domain/recipe';
import { unitPriceOf } from '@/lib/domain/holding';

/** Ingredient of a batch. */
export interface Taken extends CraftIngredient {
  readonly taken: number;
  /** Satang; undefined where costs are hidden. */
  readonly cost: number | undefined;
  /** The stock has less. */
  readonly lacks: boolean;
}

/**
 * Ingredients that a batch of `quantity` takes, at their booked costs. Costs in satang; `unitCost` is per measure of
 * the actual yield: `real` if given, else `quantity`.
 */
export function batchTakes(
  recipe: readonly CraftIngredient[],
  outputQuantity: number,
  quantity: number,
  real: number = quantity,
): { readonly lines: readonly Taken[]; readonly cost?: number; readonly unitCost?: number } {
  const takes = recipe.map((line) => ({ line, taken: takenFor(line.item_quantity, quantity, outputQuantity) }));
  const priced = takes.flatMap(({ line: { prime_cost }, taken }) =>
    prime_cost === undefined ? [] : [{ item_quantity: taken, prime_cost }],
  );
  const cost = recipeCost(priced);
  return {
    lines: takes.map(({ line, taken }) => ({
      ...line,
      taken,
      cost: line.prime_cost === undefined ? undefined : lineCost({ item_quantity: taken, prime_cost: line.prime_cost }),
      lacks: line.stock_quantity !== undefined && line.stock_quantity < taken,
    })),
    ...(priced.length === takes.length && { cost, unitCost: unitPriceOf(real, cost) }),
  };
}
