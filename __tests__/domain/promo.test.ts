import fc from 'fast-check';
import { discounted } from '@/lib/domain/money';
import { cashbackPercent, rentabilityOf, yieldOf } from '@/lib/sections/statistics/rules/promo';
import { always } from '../support/always';

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

test('150 for what costs 60 with 20 back: 14 %, 70 left, which is 117 %', () => {
  const of = { price: 15_000, prime_cost: 6000, cashback: 2000 };
  expect([cashbackPercent(of), yieldOf(of), rentabilityOf(of)]).toEqual([14, 7000, 117]);
  // A percentage of 0 has no minus sign.
  expect(Object.is(rentabilityOf({ price: 100, prime_cost: 90, cashback: 10 }), 0)).toBe(true);
  expect(Object.is(rentabilityOf({ price: 1000, prime_cost: 990, cashback: 11 }), 0)).toBe(true);
});

test('a discounted price is rounded half up to the satang', () => {
  expect([discounted(1.01, 50), discounted(0.33, 10), discounted(99.99, 100)]).toEqual([0.51, 0.3, 0]);
});
