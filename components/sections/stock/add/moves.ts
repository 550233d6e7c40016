import type { CostMove } from '@/lib/sections/stock/contract/cost-moves';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/recipe';

export interface Move extends CostMove {
  /** Percent to a tenth; null without a previous cost. */
  readonly change: number | null;
  /** Percent of the current price to a tenth; null without a price. */
  readonly food_cost: number | null;
  /** Baht of margin that the change costs; below 0 it gains some. */
  readonly lost: number;
  /** Baht remaining of the current price. */
  readonly margin: number;
}

/** Change of a cost in percent to a tenth; null without a previous cost. */
export function changeOf({ old_cost, new_cost }: { old_cost: number; new_cost: number }): number | null {
  const before = toSatang(old_cost);
  return before === 0 ? null : Math.round(((toSatang(new_cost) - before) * 1000) / before) / 10;
}

/** Effects of changed costs at current prices, most margin lost first. */
export const movesOf = (moved: readonly CostMove[]): Move[] =>
  moved
    .map((move) => {
      const [before, after] = [toSatang(move.old_cost), toSatang(move.new_cost)];
      return {
        ...move,
        change: changeOf(move),
        lost: toBaht(after - before),
        food_cost: foodCost(after, move.retail_price),
        margin: toBaht(toSatang(move.retail_price) - after),
      };
    })
    .toSorted((a, b) => b.lost - a.lost || a.menu_id - b.menu_id);
