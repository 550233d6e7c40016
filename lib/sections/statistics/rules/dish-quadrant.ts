/** Menu engineering classes of Kasavana and Smith: popularity × margin. */
export type DishClass = 'star' | 'plough_horse' | 'puzzle' | 'dog';

export const DISH_CLASSES: readonly DishClass[] = ['star', 'plough_horse', 'puzzle', 'dog'];

/** A dish is popular from 70 % of its fair share on. The fair share is 1 ÷ number of dishes. */
export const POPULAR_FROM = 0.7;

/** Sales of a dish or of all dishes: portions, and the margin in satang. */
export interface Sold {
  readonly quantity: number;
  readonly margin: number;
}

/** Sales of all dishes. */
export interface SoldTogether extends Sold {
  readonly dishes: number;
  /** Portions that the margin is of: those of dishes with a known cost. Without it all. */
  readonly costed?: number;
}

export interface Thresholds {
  /** Percent of all portions. */
  readonly popularity: number;
  /** Satang per portion: the mean, weighted by portions. */
  readonly margin: number;
}

/** Thresholds of popularity and margin; undefined without sales. */
export const thresholdsOf = ({ dishes, quantity, margin, costed = quantity }: SoldTogether): Thresholds | undefined =>
  dishes > 0 && costed > 0 ? { popularity: (100 * POPULAR_FROM) / dishes, margin: margin / costed } : undefined;

/** Class of a dish. Multiplies instead of dividing, so it is exact. A value at a threshold counts as above it. */
export function classOf({ quantity, margin }: Sold, all: SoldTogether): DishClass {
  const popular = 10 * quantity * all.dishes >= 10 * POPULAR_FROM * all.quantity;
  const earns = margin * (all.costed ?? all.quantity) >= all.margin * quantity;
  if (popular) return earns ? 'star' : 'plough_horse';
  return earns ? 'puzzle' : 'dog';
}
