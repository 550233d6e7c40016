import fc from 'fast-check';
import { addLine, foodCost, lineCost, recipeCost, removeLine, replaceLine } from '@/lib/domain/recipe';
import { always } from '../support/always';

const milli = fc.integer({ min: 1, max: 10_000_000 });
const satang = fc.integer({ min: 0, max: 10_000_000 });
const line = fc.record({
  item_id: fc.integer({ min: 1, max: 30 }),
  item_quantity: milli.map((n) => n / 1000),
  prime_cost: satang.map((n) => n / 100),
});
const lines = fc.uniqueArray(line, { selector: ({ item_id }) => item_id, maxLength: 20 });
const id = fc.integer({ min: 1, max: 30 });

describe('costs', () => {
  it('rounds a line half up to the satang, exactly', () => {
    always(milli, satang, (quantity, price) => {
      const exact = BigInt(quantity) * BigInt(price);
      const rounded = (exact + 500n) / 1000n;
      expect(BigInt(lineCost({ item_quantity: quantity / 1000, prime_cost: price / 100 }))).toBe(rounded);
    });
  });

  it('keeps the decimals of a price: a thousand napkins for 4.00 cost 4.00', () => {
    expect(lineCost({ item_quantity: 1000, prime_cost: 0.004 })).toBe(400);
    expect(lineCost({ item_quantity: 500, prime_cost: 0.004 })).toBe(200);
  });

  it('sums lines that are each rounded, in any order', () => {
    always(lines, (list) => {
      expect(recipeCost(list)).toBe(list.reduce((sum, one) => sum + lineCost(one), 0));
      expect(recipeCost(list.toReversed())).toBe(recipeCost(list));
    });
  });

  it('gives the share of the price, and none without a price', () => {
    expect(foodCost(4404, 130)).toBe(33.9);
    expect(foodCost(15000, 100)).toBe(150);
    expect(foodCost(4404, 0)).toBeNull();
  });
});

describe('the list', () => {
  it('never holds an ingredient twice', () => {
    always(lines, line, id, (list, one, at) => {
      for (const next of [addLine(list, one), replaceLine(list, at, one)]) {
        const ids = next.map(({ item_id }) => item_id);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });
  });

  it('ignores an existing ingredient, and keeps the order of the rest', () => {
    always(lines, line, id, (list, one, at) => {
      const known = list.some(({ item_id }) => item_id === one.item_id);
      expect(addLine(list, one)).toEqual(known ? list : [...list, one]);
      const replaced = replaceLine(list, at, one);
      expect(replaced).toHaveLength(list.length);
      if (known) expect(replaced).toBe(list);
      else list.forEach((old, index) => expect(replaced[index]).toBe(old.item_id === at ? one : old));
    });
  });

  it('removes only one line', () => {
    always(lines, id, (list, at) => {
      expect(removeLine(list, at)).toEqual(list.filter(({ item_id }) => item_id !== at));
    });
  });
});
