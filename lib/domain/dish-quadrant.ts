/** What sells well or not, and earns well or not, by Kasavana and Smith. */
export type DishClass = 'star' | 'plough_horse' | 'puzzle' | 'dog';

export const DISH_CLASSES: readonly DishClass[] = ['star', 'plough_horse', 'puzzle', 'dog'];

/** A dish is popular from so much of its fair share on, which is one of as many parts as there are dishes. */
export const POPULAR_FROM = 0.7;

/** What was sold of a dish, or of all of them: portions, and in satang what is left of the revenue. */
export interface Sold {
  readonly quantity: number;
  readonly margin: number;
}

/** All dishes that are compared. */
export interface SoldTogether extends Sold {
  readonly dishes: number;
}

export interface Thresholds {
  /** Percent of all portions. */
  readonly popularity: number;
  /** Satang a portion: the mean weighted by what was sold. */
  readonly margin: number;
}

/** From where on a dish is popular, and from where on it earns well; nothing where nothing was sold. */
export const thresholdsOf = ({ dishes, quantity, margin }: SoldTogether): Thresholds | undefined =>
  dishes > 0 && quantity > 0 ? { popularity: (100 * POPULAR_FROM) / dishes, margin: margin / quantity } : undefined;

/** The class of a dish among those that were sold with it; exact, for nothing is divided. What is at a threshold is above it. */
export function classOf({ quantity, margin }: Sold, all: SoldTogether): DishClass {
  const popular = 10 * quantity * all.dishes >= 10 * POPULAR_FROM * all.quantity;
  const earns = margin * all.quantity >= all.margin * quantity;
  if (popular) return earns ? 'star' : 'plough_horse';
  return earns ? 'puzzle' : 'dog';
}

/** The class of each dish. */
export function classesOf(dishes: readonly Sold[]): DishClass[] {
  const all = {
    dishes: dishes.length,
    quantity: dishes.reduce((sum, { quantity }) => sum + quantity, 0),
    margin: dishes.reduce((sum, { margin }) => sum + margin, 0),
  };
  return dishes.map((dish) => classOf(dish, all));
}
