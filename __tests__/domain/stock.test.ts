import fc from 'fast-check';
import {
  differenceOf,
  overlap,
  packed,
  seesExpected,
  totalValue,
  unpacked,
  valueAt,
  worthOf,
} from '@/lib/sections/stocktake/rules';
import { always } from '../support/always';
import type { PendingOperation } from '@/lib/sections/stock/contract/stock';
import { pendingUsage, replayPending } from '@/lib/sections/orders/rules/pending-replay';

describe('stocktake', () => {
  const milli = (max: number, min = 0) => fc.integer({ min, max }).map((thousandths) => thousandths / 1000);
  const worth = fc.record({ price: fc.integer({ min: 0, max: 100_000_000 }), per: milli(1_000_000, 1) });

  describe('the value of a line', () => {
    it('uses the package price, otherwise the price per measure', () => {
      const item = { package_quantity: 0.7, package_price: 850_00, stock_price: 999 };
      expect(valueAt(2.38, worthOf(item))).toBe(2890_00);
      expect(valueAt(2.38, worthOf({ ...item, package_price: null }))).toBe(2378);
      expect(valueAt(3, worthOf({ ...item, package_quantity: null }))).toBe(2997);
    });

    it('is the exact value rounded half away from zero, exact for whole packages, and grows with the quantity', () => {
      always(worth, milli(10_000_000), milli(10_000_000), fc.integer({ min: 0, max: 1000 }), (at, a, b, n) => {
        const [numerator, by] = [BigInt(Math.round(a * 1000)) * BigInt(at.price), BigInt(Math.round(at.per * 1000))];
        const off = 2n * (BigInt(valueAt(a, at)) * by - numerator);
        expect(off > -by && off <= by).toBe(true);
        expect(valueAt(Math.round(at.per * 1000 * n) / 1000, at)).toBe(n * at.price);
        expect(Math.sign(valueAt(a, at) - valueAt(b, at)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
        expect(valueAt(-a, at) + valueAt(a, at)).toBe(0);
      });
    });
  });

  test('a total is rounded once, so a thousand halves do not add up to a thousand', () => {
    const half = { quantity: 0.5, price: 1, per: 1 };
    expect(totalValue(Array.from({ length: 1000 }, () => half))).toBe(500);
    expect(totalValue([])).toBe(0);
  });

  test('a total does not depend on the order, and is within half a satang per line of the sum of lines', () => {
    const lines = fc.array(
      fc.record({
        quantity: milli(1_000_000),
        price: fc.integer({ min: 0, max: 10_000_000 }),
        per: milli(100_000, 1),
      }),
      { maxLength: 30 },
    );
    always(lines, (all) => {
      const sum = all.reduce((before, line) => before + valueAt(line.quantity, line), 0);
      expect(totalValue(all.toReversed())).toBe(totalValue(all));
      expect(Math.abs(totalValue(all) - sum)).toBeLessThanOrEqual(Math.ceil(all.length / 2) + 1);
    });
  });

  test('packages are counted in tenths of an opened one and in loose measures', () => {
    expect(unpacked({ full: 3, tenths: 4, loose: 0 }, 0.7)).toBe(2.38);
    expect(unpacked({ full: 3, tenths: 0, loose: 22 }, 88)).toBe(286);
    expect(unpacked({ full: 2.5, tenths: 0, loose: 0 }, 19.7)).toBe(49.25);
    expect(packed(2.38, 0.7)).toEqual({ full: 3, tenths: 4, loose: 0 });
    expect(packed(286, 88)).toEqual({ full: 3, tenths: 0, loose: 22 });
  });

  test('packages convert back to the same quantity', () => {
    always(milli(100_000_000), milli(100_000, 1), (quantity, per) => {
      const { full, tenths, loose } = packed(quantity, per);
      expect(unpacked({ full, tenths, loose }, per)).toBe(quantity);
      expect(Number.isInteger(full) && tenths >= 0 && tenths < 10 && loose >= 0 && loose < per).toBe(true);
    });
  });

  test('differences are exact to the thousandth', () => {
    expect(differenceOf(0.3, 0.1)).toBe(0.2);
    expect(differenceOf(0, -1.25)).toBe(1.25);
  });

  test('a blind counter sees expected figures only after the booking', () => {
    const isVisible = (status: 'open' | 'submitted' | 'approved' | 'cancelled', mayApprove: boolean, blind = true) =>
      seesExpected({ blind, status }, mayApprove);
    const hidden = [isVisible('open', true), isVisible('submitted', false), isVisible('cancelled', false)];
    const seen = [isVisible('submitted', true), isVisible('approved', false), isVisible('open', false, false)];
    expect([hidden.some(Boolean), seen.every(Boolean)]).toEqual([false, true]);
  });

  test('counts overlap when one folder contains the other, or one covers everything', () => {
    const parents = new Map([
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
    const of = (one: number[], other: number[]) => overlap(one, other, (folder) => parents.get(folder));
    expect([of([], [5]), of([1], [3]), of([3], [1]), of([2], [2])]).toEqual([true, true, true, true]);
    expect([of([2], [4]), of([5], [1, 3])]).toEqual([false, false]);
  });
});

describe('pending replay', () => {
  const operation = fc.record({
    time: fc.integer({ min: 0, max: 50 }),
    productid: fc.integer({ min: 1, max: 4 }),
    count: fc.integer({ min: 1, max: 5 }),
    operation: fc.constantFrom('add' as const, 'remove' as const, 'remove_all' as const),
  });

  const at = (
    time: number,
    operation: PendingOperation['operation'],
    count: number,
    productid = 7,
  ): PendingOperation => ({ time, productid, count, operation });

  it.each([
    ['add, take away and reset', [at(1, 'add', 3), at(2, 'remove', 1), at(3, 'remove_all', 0), at(4, 'add', 2)], 0, 2],
    ['count in the order of their times', [at(9, 'add', 2), at(5, 'remove_all', 0), at(1, 'add', 4)], 0, 2],
    ['count from the start of the period', [at(99, 'add', 4), at(100, 'add', 1)], 100, 1],
    ['add thousandths exactly', [at(1, 'add', 0.1), at(2, 'add', 0.2), at(3, 'remove', 0.3)], 0, undefined],
  ])('pending operations %s', (_, operations, start, count) => {
    expect([...replayPending(operations, start)]).toEqual(count === undefined ? [] : [[7, count]]);
  });

  it('gives the same result for each dish alone as for all together, without dishes that are gone', () => {
    always(fc.array(operation), fc.nat(50), (operations, start) => {
      const together = replayPending(operations, start);
      for (const count of together.values()) expect(count).toBeGreaterThan(0);
      for (const id of [1, 2, 3, 4]) {
        const own = operations.filter(({ productid }) => productid === id);
        expect(replayPending(own, start).get(id)).toBe(together.get(id));
      }
    });
  });

  it('forgets everything before a remove_all', () => {
    always(fc.array(operation), fc.array(operation), (before, after) => {
      const late = after.map((one) => ({ ...one, time: one.time + 100 }));
      const cleared = [1, 2, 3, 4].map((id) => at(99, 'remove_all', 0, id));
      expect(replayPending([...before, ...cleared, ...late], 0)).toEqual(replayPending(late, 0));
    });
  });

  it('takes recipes to the thousandth, and nothing for a dish that is on no table', () => {
    const recipes = [
      { menu_id: 1, ingredients: [{ item_id: 10, item_quantity: 0.05 }] },
      { menu_id: 9, ingredients: [{ item_id: 12, item_quantity: 1 }] },
    ];
    expect([...pendingUsage([new Map([[1, 3]])], recipes)]).toEqual([[10, 0.15]]);
  });
});
