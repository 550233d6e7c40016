import fc from 'fast-check';
import { classesOf, classOf, thresholdsOf, type Sold } from '@/lib/sections/statistics/rules/dish-quadrant';
import { always } from '../support/always';

const sold = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }),
  margin: fc.integer({ min: -5_000_000, max: 50_000_000 }),
});
const menu = fc.array(sold, { minLength: 1, maxLength: 200 });

/** The rule as published, in whole numbers of any size. */
function byTheBook(dishes: readonly Sold[]): string[] {
  const quantity = dishes.reduce((sum, dish) => sum + BigInt(dish.quantity), 0n);
  const margin = dishes.reduce((sum, dish) => sum + BigInt(dish.margin), 0n);
  return dishes.map((dish) => {
    const popular = BigInt(dish.quantity) * BigInt(dishes.length) * 10n >= 7n * quantity;
    const earns = BigInt(dish.margin) * quantity >= margin * BigInt(dish.quantity);
    return popular ? (earns ? 'star' : 'plough_horse') : earns ? 'puzzle' : 'dog';
  });
}

test('every dish has exactly the class that the rule gives it', () => {
  always(menu, (dishes) => expect(classesOf(dishes)).toEqual(byTheBook(dishes)));
});

test('the drawn lines separate dishes as their classes do', () => {
  always(menu, (dishes) => {
    const all = {
      dishes: dishes.length,
      quantity: dishes.reduce((sum, { quantity }) => sum + quantity, 0),
      margin: dishes.reduce((sum, { margin }) => sum + margin, 0),
    };
    const limits = thresholdsOf(all) ?? { popularity: 0, margin: 0 };
    for (const dish of dishes) {
      const share = (100 * dish.quantity) / all.quantity;
      const each = dish.margin / dish.quantity;
      // On a line a float may fall to either side; only the class decides.
      if (Math.abs(share - limits.popularity) < 1e-9 || Math.abs(each - limits.margin) < 1e-6) continue;
      const popular = share > limits.popularity;
      const earns = each > limits.margin;
      expect(classOf(dish, all)).toBe(popular ? (earns ? 'star' : 'plough_horse') : earns ? 'puzzle' : 'dog');
    }
  });
});

test('a single dish is a star; exactly 70 % of the fair share is popular; without sales there are no thresholds', () => {
  expect(classesOf([{ quantity: 3, margin: -1 }])).toEqual(['star']);
  const seven = [7, 13].map((quantity) => ({ quantity, margin: quantity * 10 }));
  expect(classesOf(seven)).toEqual(['star', 'star']);
  expect(
    classesOf([
      { quantity: 6, margin: 60 },
      { quantity: 14, margin: 140 },
    ]),
  ).toEqual(['puzzle', 'star']);
  expect(thresholdsOf({ dishes: 0, quantity: 0, margin: 0 })).toBeUndefined();
  expect(thresholdsOf({ dishes: 2, quantity: 20, margin: 300 })).toEqual({ popularity: 35, margin: 15 });
});
