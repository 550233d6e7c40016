import fc from 'fast-check';
import { foodCost, sumsBelow } from '@/lib/domain/food-cost';
import { always } from '../support/always';
import { unitCost } from '@/lib/sections/craft/rules/craft';
import { dishFoodCost, MENU_VIEWS } from '@/lib/sections/menu/rules/views';
import { isCostUnknown, isParted, marginCost, partedBy } from '@/lib/domain/todays-cost';
import { bookedCost, todayCost } from '@/lib/lists/cost-columns';
import { wordsIn } from '@/lib/bff/words';
import { defaultsOf, type MenuNode } from '@/lib/sections/menu/rules/dish-defaults';
import { classOf, thresholdsOf, type DishClass, type Sold } from '@/lib/sections/statistics/rules/dish-quadrant';
import { discounted } from '@/lib/domain/money';
import { cashbackPercent, rentabilityOf, yieldOf } from '@/lib/sections/statistics/rules/promo';
import { addLine, lineCost, recipeCost, replaceLine } from '@/lib/domain/recipe';

const wholeOf = (dishes: readonly Sold[]) => {
  const sum = (key: keyof Sold) => dishes.reduce((all, dish) => all + dish[key], 0);
  return { dishes: dishes.length, quantity: sum('quantity'), margin: sum('margin') };
};
const classesOf = (dishes: readonly Sold[]): DishClass[] => dishes.map((dish) => classOf(dish, wholeOf(dishes)));

test('food cost is the prime cost as a share of the price, and unknown without a price', () => {
  expect(foodCost(33.333, 100)).toBe(33.3);
  expect([foodCost(0, 100), foodCost(15_000, 10_000)]).toEqual([0, 150]);
  expect(foodCost(10, 0)).toBeUndefined();
});

test('a folder has the sums of all files below it, in any tree, even one with a loop', () => {
  const rows = fc.array(
    fc.record({ parent: fc.nat({ max: 12 }), is_file: fc.boolean(), price: fc.nat({ max: 1000 }) }),
    { maxLength: 12 },
  );
  always(rows, (made) => {
    const tree = made.map(({ parent, ...row }, at) => ({ ...row, item_id: at + 1, parent_id: parent }));
    const byId = new Map(tree.map((row) => [row.item_id, row]));
    const above = (id: number, seen: readonly number[] = []): readonly number[] => {
      const row = byId.get(id);
      return !row || seen.includes(id) ? seen : above(row.parent_id, [...seen, id]);
    };
    const sums = sumsBelow(tree, byId, ({ price }) => (price > 0 ? { price } : undefined));
    for (const { item_id } of tree) {
      const below = tree.filter(
        ({ is_file, price, parent_id }) => is_file && price > 0 && above(parent_id).includes(item_id),
      );
      expect(sums.get(item_id)?.price ?? 0).toBe(below.reduce((sum, { price }) => sum + price, 0));
    }
  });
});

describe('todays cost', () => {
  const words = wordsIn('ru');

  test('costs part by more than 5 %, in whole satang', () => {
    const part = (prime_cost: number, today_cost: number | null | undefined) => isParted({ prime_cost, today_cost });
    expect([part(20, 21.01), part(20, 18.99), part(0, 0.01)]).toEqual([true, true, true]);
    expect([part(20, 21), part(0.2, 0.21), part(0, 0)]).toEqual([false, false, false]);
    expect([part(20, null), part(20, undefined)]).toEqual([false, false]);
    expect([partedBy(20, 26), partedBy(20, 15), partedBy(0, 15)]).toEqual([30, -25, undefined]);
  });

  test('margins are by today’s prices; a legacy server has the booked cost alone; an unknown cost has none', () => {
    expect(marginCost({ prime_cost: 20, today_cost: 26 })).toBe(26);
    expect(marginCost({ prime_cost: 20 })).toBe(20);
    expect(marginCost({ prime_cost: 20, today_cost: null })).toBeUndefined();
    expect(isCostUnknown({ prime_cost: 20, today_cost: null })).toBe(true);
    expect(isCostUnknown({ prime_cost: 20 })).toBe(false);
  });

  test('a list shows the booked cost, and today’s beside it where they part', () => {
    const of = (costs: object) => costs;
    const shown = (prime_cost: number, today_cost: number | null) => {
      const row = { prime_cost, today_cost };
      return [bookedCost(of).written?.(row, words, '20,00'), todayCost(of).written?.(row, words, '26,00')];
    };
    expect(shown(20, 20.5)).toEqual(['20,00', '']);
    expect(shown(20, 26)).toEqual(['↑\u202f20,00', '26,00 (+30\u202f%)']);
    expect(shown(20, 15)).toEqual(['↓\u202f20,00', '26,00 (−25\u202f%)']);
    expect(shown(0, 26)).toEqual(['↑\u202f20,00', '26,00']);
    expect(shown(20, null)).toEqual(['≥ 20,00', '']);
  });

  test('food cost is by today’s prices, and that of the known part where the cost is unknown', () => {
    const dish = { is_file: true, status: 1, valid_ingredients: true, retail_price: 100, prime_cost: 20 } as never;
    const withToday = (today_cost: number | null) => ({ ...(dish as object), today_cost }) as never;
    expect([dishFoodCost(dish), dishFoodCost(withToday(40)), dishFoodCost(withToday(null))]).toEqual([20, 40, 20]);
    expect([MENU_VIEWS.cost(withToday(40)), MENU_VIEWS.cost(dish)]).toEqual([true, false]);
    expect([MENU_VIEWS.unknown(withToday(null)), MENU_VIEWS.unknown(dish)]).toEqual([true, false]);
  });

  test('a craft’s list is summed exactly, then divided', () => {
    const half = { item_quantity: 0.005, prime_cost: 1 };
    // Half a satang each: 1.5 satang for 0.01, 150 a measure; rounded one by one they were 3, and 300 a measure.
    expect(unitCost([half, half, half], 0.01)).toBe(150);
    expect(unitCost([{ item_quantity: 1, prime_cost: 1.01 }], 3, 1.5)).toBe(51);
  });
});

describe('dish defaults', () => {
  const folder = (item_id: number, parent_id: number): MenuNode => ({ item_id, parent_id, is_file: false });
  const dish = (item_id: number, parent_id: number, type: 0 | 1, max_discount: number): MenuNode => ({
    item_id,
    parent_id,
    is_file: true,
    type,
    max_discount,
  });
  const [KITCHEN, SALADS, SOUPS, BAR] = [1, 2, 3, 4];
  const MENU = [
    folder(KITCHEN, 0),
    folder(SALADS, KITCHEN),
    folder(SOUPS, KITCHEN),
    folder(BAR, 0),
    folder(5, 0),
    dish(11, SALADS, 1, 10),
    dish(12, SALADS, 1, 10),
    dish(13, SALADS, 1, 0),
    dish(14, SALADS, 0, 0),
    dish(21, BAR, 0, 20),
    dish(31, 0, 0, 5),
  ];

  test.each([
    ['what most dishes of the folder have', SALADS, { type: 1, max_discount: 10 }],
    ['of an empty folder, what its neighbours below the same folder have', SOUPS, { type: 1, max_discount: 10 }],
    ['of a folder of folders, what is below it', KITCHEN, { type: 1, max_discount: 10 }],
    ['of the bar, its own', BAR, { type: 0, max_discount: 20 }],
    ['of the root, its own dishes', 0, { type: 0, max_discount: 5 }],
    ['nothing for an empty folder of the root', 5, undefined],
    ['nothing for an unknown folder', 99, undefined],
  ])('a new dish takes %s', (_what, at, expected) => {
    expect(defaultsOf(MENU, at)).toEqual(expected);
  });

  test('folders in a circle end the search', () => {
    expect(defaultsOf([folder(1, 2), folder(2, 1)], 1)).toBeUndefined();
  });
});

describe('dish quadrant', () => {
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
      const all = wholeOf(dishes);
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
});

describe('promo', () => {
  const satang = fc.integer({ min: 0, max: 10_000_000 });

  test('percentages are rounded up, by less than one', () => {
    always(satang, satang, satang, (price, prime_cost, cashback) => {
      const of = { price, prime_cost, cashback };
      const back = cashbackPercent(of);
      const left = rentabilityOf(of);
      if (price === 0) expect(back).toBeUndefined();
      else expect(back! * price - 100 * cashback).toBeGreaterThanOrEqual(0);
      if (price > 0) expect((back! - 1) * price).toBeLessThan(100 * cashback || 1);
      if (prime_cost === 0) expect(left).toBeUndefined();
      else expect(left! * prime_cost).toBeGreaterThanOrEqual(100 * yieldOf(of));
      if (prime_cost > 0) expect((left! - 1) * prime_cost).toBeLessThan(100 * yieldOf(of));
    });
  });

  test('150 for what costs 60 with 20 back: 14 %, 70 left, which is 117 %; a discounted price is rounded half up', () => {
    const of = { price: 15_000, prime_cost: 6000, cashback: 2000 };
    expect([cashbackPercent(of), yieldOf(of), rentabilityOf(of)]).toEqual([14, 7000, 117]);
    // A percentage of 0 has no minus sign.
    expect(Object.is(rentabilityOf({ price: 100, prime_cost: 90, cashback: 10 }), 0)).toBe(true);
    expect(Object.is(rentabilityOf({ price: 1000, prime_cost: 990, cashback: 11 }), 0)).toBe(true);
    expect([discounted(1.01, 50), discounted(0.33, 10), discounted(99.99, 100)]).toEqual([0.51, 0.3, 0]);
  });
});

describe('recipe', () => {
  const milli = fc.integer({ min: 1, max: 10_000_000 });
  const satang = fc.integer({ min: 0, max: 10_000_000 });
  const line = fc.record({
    item_id: fc.integer({ min: 1, max: 30 }),
    item_quantity: milli.map((n) => n / 1000),
    prime_cost: satang.map((n) => n / 100),
  });
  const lines = fc.uniqueArray(line, { selector: ({ item_id }) => item_id, maxLength: 20 });
  const id = fc.integer({ min: 1, max: 30 });

  test('the cost of a line is rounded half up to the satang, exactly', () => {
    always(milli, satang, (quantity, price) => {
      const exact = BigInt(quantity) * BigInt(price);
      const rounded = (exact + 500n) / 1000n;
      expect(BigInt(lineCost({ item_quantity: quantity / 1000, prime_cost: price / 100 }))).toBe(rounded);
    });
  });

  test('costs keep the decimals of a price: a thousand napkins for 4.00 cost 4.00; rounded lines are summed', () => {
    expect(lineCost({ item_quantity: 1000, prime_cost: 0.004 })).toBe(400);
    expect(lineCost({ item_quantity: 500, prime_cost: 0.004 })).toBe(200);
    const half = { item_quantity: 0.005, prime_cost: 1 };
    expect(recipeCost([half, half, half])).toBe(3);
  });

  test('the list ignores an existing ingredient, and keeps the order of the rest', () => {
    always(lines, line, id, (list, one, at) => {
      const known = list.some(({ item_id }) => item_id === one.item_id);
      expect(addLine(list, one)).toEqual(known ? list : [...list, one]);
      const replaced = replaceLine(list, at, one);
      expect(replaced).toHaveLength(list.length);
      if (known) expect(replaced).toBe(list);
      else list.forEach((old, index) => expect(replaced[index]).toBe(old.item_id === at ? one : old));
    });
  });
});
