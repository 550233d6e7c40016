import { BEER_CRAFT, CRAFT, type CraftAction, type Rule } from '@/lib/contract/access';
import { BREW_FOLDER } from './brew';
import { divided, fromMilli, milli } from '@/lib/domain/exact';
import { isCountable, type Measure } from '@/lib/domain/measure';
import { exactCost, rounded, type RecipeLine } from '@/lib/domain/recipe';

/** Where a craft's product lies. */
interface Placed {
  readonly stock_parent_id: number | null;
}

/** Whether a craft belongs to the beer-craft screen: its product lies in the Brew folder itself (docs/domain.md 15.1). */
export const isBeerCraft = ({ stock_parent_id }: Placed): boolean => stock_parent_id === BREW_FOLDER;

/** Rule of an action on a craft. */
export const craftRule = (craft: Placed, action: CraftAction): Rule =>
  isBeerCraft(craft) ? BEER_CRAFT : CRAFT[action];

/** Whether a batch can be made: the craft is in use and has an output quantity. */
export const mayMake = ({
  status,
  output_quantity,
}: {
  readonly status: number;
  readonly output_quantity: number;
}): boolean => status >= 0 && output_quantity > 0;

/** Quantity of an ingredient for `made` of the product, rounded half up to the thousandth; 0 without an output quantity. */
export function takenFor(itemQuantity: number, made: number, outputQuantity: number): number {
  const output = milli(outputQuantity);
  if (output <= 0n) return 0;
  return fromMilli(divided(milli(itemQuantity) * milli(made), output));
}

/**
 * Cost of one measure of the product in satang, or of `portion` measures: the exact sum of the list, divided by the output
 * and then rounded; 0 without an output quantity (docs/domain.md 15.2).
 */
export const unitCost = (lines: readonly RecipeLine[], outputQuantity: number, portion = 1): number =>
  outputQuantity > 0 ? rounded((exactCost(lines) * portion) / outputQuantity) : 0;

/** Thousandths rounded down to what is possible in a measure: whole pieces. */
export const roundedDown = (thousandths: bigint, measure: Measure): bigint =>
  isCountable(measure, 0.5) ? thousandths : thousandths - (thousandths % 1000n);

interface Stocked {
  readonly name: string;
  readonly item_quantity: number;
  readonly stock_quantity: number;
}

/**
 * Quantity that the stock suffices for, rounded down to the thousandth or to whole pieces, and the ingredient that
 * limits it; null without ingredients or output quantity. A beer craft is made in whole batches.
 */
export function makeable(
  lines: readonly Stocked[],
  outputQuantity: number,
  { wholeBatches, measure }: { readonly wholeBatches: boolean; readonly measure: Measure },
): { readonly quantity: number; readonly limiting: string } | null {
  const output = milli(outputQuantity);
  if (output <= 0n) return null;
  const most = lines.map(({ name, item_quantity, stock_quantity }) => {
    const [needed, held] = [milli(item_quantity), milli(Math.max(0, stock_quantity))];
    return { name, quantity: wholeBatches ? (held / needed) * output : (held * output) / needed };
  });
  const [first] = most.toSorted((a, b) => Number(a.quantity - b.quantity));
  return first ? { quantity: fromMilli(roundedDown(first.quantity, measure)), limiting: first.name } : null;
}
