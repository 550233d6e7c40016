import type { CostMove } from '@/lib/contract/cost-moves';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/recipe';

export interface Move extends CostMove {
  /** Percent to a tenth; null without a previous cost. */
  readonly change: number | null;
  /** Percent of the current price to a tenth; null without a price. */
  readonly food_cost: number | null;
  /** Baht remaining of the current price. */
  readonly margin: number;
}

/** Effects of changed costs at current prices, largest change first. */
export const movesOf = (moved: readonly CostMove[]): Move[] =>
  moved
    .map((move) => {
      const [before, after] = [toSatang(move.old_cost), toSatang(move.new_cost)];
      return {
        ...move,
        change: before === 0 ? null : Math.round(((after - before) * 1000) / before) / 10,
        food_cost: foodCost(after, move.retail_price),
        margin: toBaht(toSatang(move.retail_price) - after),
      };
    })
    .toSorted((a, b) => Math.abs(b.change ?? Infinity) - Math.abs(a.change ?? Infinity) || a.menu_id - b.menu_id);
