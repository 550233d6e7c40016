import type { Craft } from '../contract/craft';
import { roundedDown, takenFor } from './craft';
import { fromMilli, milli } from '@/lib/domain/exact';
import { lineCost, type RecipeLine } from '@/lib/domain/recipe';

/** Line of a recipe for its output quantity. `package_quantity` is the contents of a package, in the same measure. */
export interface ScaleLine extends RecipeLine {
  readonly item_id: number;
  readonly package_quantity?: number | null | undefined;
}

/** Line of a recipe for another yield. Costs are satang. */
export interface ScaledLine {
  readonly item_id: number;
  readonly quantity: number;
  readonly cost: number;
  /** Whole packages that hold the quantity; null without a package. */
  readonly packages: number | null;
  /** Contents of these packages, or the quantity itself. */
  readonly bought: number;
  readonly boughtCost: number;
}

const isPackaged = (contents: number | null | undefined): contents is number =>
  typeof contents === 'number' && milli(contents) > 0n;

/** Number of whole packages that hold a quantity. */
const packagesFor = (quantity: number, contents: number): number =>
  Number((milli(quantity) + milli(contents) - 1n) / milli(contents));

/** A recipe for `made` of its product; nothing of everything without an output quantity. */
export const scaleRecipe = (lines: readonly ScaleLine[], made: number, outputQuantity: number): ScaledLine[] =>
  lines.map(({ item_id, item_quantity, prime_cost, package_quantity }) => {
    const quantity = takenFor(item_quantity, made, outputQuantity);
    const packages = isPackaged(package_quantity) ? packagesFor(quantity, package_quantity) : null;
    const bought =
      packages === null || !isPackaged(package_quantity)
        ? quantity
        : fromMilli(BigInt(packages) * milli(package_quantity));
    const costOf = (amount: number) => lineCost({ item_quantity: amount, prime_cost });
    return { item_id, quantity, cost: costOf(quantity), packages, bought, boughtCost: costOf(bought) };
  });

/**
 * Product that whole packages of a line suffice for, rounded down to the thousandth or to whole pieces; 0 without a
 * package or quantity.
 */
export function yieldOfPackages(
  line: ScaleLine,
  packages: number,
  { output_quantity, measure }: Pick<Craft, 'output_quantity' | 'measure'>,
): number {
  const needed = milli(line.item_quantity);
  if (needed <= 0n || !isPackaged(line.package_quantity)) return 0;
  const made = (BigInt(packages) * milli(line.package_quantity) * milli(output_quantity)) / needed;
  return fromMilli(roundedDown(made, measure));
}

/** Product in a number of portions. */
export const yieldOfPortions = (portions: number, portion: number): number =>
  fromMilli(BigInt(portions) * milli(portion));

/** Whole portions in a yield. */
export const portionsIn = (made: number, portion: number): number => Number(milli(made) / milli(portion));
