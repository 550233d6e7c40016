import type { CostMove } from '@/lib/contract/stock-edit';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/recipe';

export interface Move extends CostMove {
  /** Percent to a tenth; null where there was no cost before. */
  readonly change: number | null;
  /** Percent to a tenth of the present price; null without one. */
  readonly food_cost: number | null;
  /** Baht that are left of the present price. */
  readonly margin: number;
}

/** What a changed cost means at the present price; the most changed first. */
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
