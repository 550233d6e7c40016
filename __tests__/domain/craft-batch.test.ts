import fc from 'fast-check';
import { takenFor } from '@/lib/sections/craft/rules/craft';
import { batchTakes } from '@/lib/sections/craft/rules/batch';
import { usualFolder } from '@/lib/sections/craft/rules/folder';
import { always } from '../support/always';

const line = (item_id: number, item_quantity: number, prime_cost: number, stock_quantity?: number) => ({
  item_id,
  name: `#${item_id}`,
  item_quantity,
  measure_name: 'kg',
  prime_cost,
  ...(stock_quantity !== undefined && { stock_quantity }),
});

test('a batch takes its share of each line, and marks what the stock has less of', () => {
  const recipe = [line(1, 0.5, 40, 1), line(2, 1.5, 2, 100), line(3, 0.001, 10_000)];
  const { lines, cost, unitCost } = batchTakes(recipe, 2, 5);
  expect(lines.map(({ taken, cost: one, lacks }) => [taken, one, lacks])).toEqual([
    [1.25, 5000, true],
    [3.75, 750, false],
    [0.003, 3000, false],
  ]);
  expect([cost, unitCost]).toEqual([8750, 1750]);
});

test('the yield takes the whole cost over', () => {
  expect(batchTakes([line(1, 1, 100)], 1, 10, 8)).toMatchObject({ cost: 100_000, unitCost: 12_500 });
});

test('without an output quantity nothing is taken', () => {
  expect(batchTakes([line(1, 1, 100, 5)], 0, 10)).toMatchObject({ cost: 0, lines: [{ taken: 0, lacks: false }] });
});

test('the cost is the sum of the lines, and all the recipe’s for its own output', () => {
  const milli = fc.integer({ min: 1, max: 5_000_000 }).map((one) => one / 1000);
  const price = fc.integer({ min: 0, max: 1_000_000 }).map((satang) => satang / 100);
  const recipes = fc.array(fc.tuple(milli, price), { minLength: 1, maxLength: 12 });
  always(recipes, milli, milli, (pairs, output, made) => {
    const recipe = pairs.map(([quantity, cost], at) => line(at + 1, quantity, cost));
    const { lines, cost } = batchTakes(recipe, output, made);
    expect(lines.reduce((sum, one) => sum + (one.cost ?? NaN), 0)).toBe(cost);
    expect(lines.map(({ taken }) => taken)).toEqual(pairs.map(([quantity]) => takenFor(quantity, made, output)));
    expect(batchTakes(recipe, output, output).lines.map(({ taken }) => taken)).toEqual(pairs.map(([one]) => one));
  });
});

test('a new product is offered the folder of most crafts', () => {
  const at = (...folders: (number | null)[]) => folders.map((stock_parent_id) => ({ stock_parent_id }));
  expect(usualFolder(at(7, 8, 8, null), false)).toBe(8);
  expect(usualFolder(at(null), false)).toBe(0);
  expect(usualFolder([], false)).toBe(0);
  expect(usualFolder(at(8, 8), true)).toBe(3594);
});
