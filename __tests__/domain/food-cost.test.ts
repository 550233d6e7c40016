import fc from 'fast-check';
import { foodCost, sumsBelow } from '@/lib/domain/food-cost';
import { always } from '../support/always';

test('food cost is the prime cost as a share of the price, and unknown without a price', () => {
  expect(foodCost(33.333, 100)).toBe(33.3);
  expect(foodCost(0, 100)).toBe(0);
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
