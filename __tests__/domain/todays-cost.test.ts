import { unitCost } from '@/lib/sections/craft/rules/craft';
import { dishFoodCost, MENU_VIEWS } from '@/lib/domain/listed-views';
import { isCostUnknown, isParted, marginCost, partedBy } from '@/lib/domain/todays-cost';
import { bookedCost, todayCost } from '@/lib/lists/cost-columns';
import { wordsIn } from '@/lib/bff/words';

const words = wordsIn('ru');

test('costs part by more than 5 %, in whole satang', () => {
  const part = (prime_cost: number, today_cost: number | null | undefined) => isParted({ prime_cost, today_cost });
  expect([part(20, 21), part(20, 21.01), part(20, 18.99), part(0.2, 0.21), part(0, 0.01)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  expect([part(20, null), part(20, undefined), part(0, 0)]).toEqual([false, false, false]);
  expect([partedBy(20, 26), partedBy(20, 15), partedBy(0, 15)]).toEqual([30, -25, undefined]);
});

test('margins are by today’s prices; a legacy server has the booked cost alone; an unknown cost has none', () => {
  expect(marginCost({ prime_cost: 20, today_cost: 26 })).toBe(26);
  expect(marginCost({ prime_cost: 20 })).toBe(20);
  expect(marginCost({ prime_cost: 20, today_cost: null })).toBeUndefined();
  expect([isCostUnknown({ prime_cost: 20, today_cost: null }), isCostUnknown({ prime_cost: 20 })]).toEqual([
    true,
    false,
  ]);
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
