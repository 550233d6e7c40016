import fc from 'fast-check';
import {
  portionsIn,
  scaleRecipe,
  yieldOfPackages,
  yieldOfPortions,
  type ScaleLine,
} from '@/lib/sections/craft/rules/scale';
import { always } from '../support/always';

const thousandths = (max: number, min = 1) => fc.integer({ min, max }).map((milli) => milli / 1000);
const line: fc.Arbitrary<ScaleLine> = fc.record({
  item_id: fc.integer({ min: 1, max: 99 }),
  item_quantity: thousandths(100_000),
  prime_cost: fc.integer({ min: 0, max: 1_000_000 }).map((satang) => satang / 100),
  package_quantity: fc.option(thousandths(50_000)),
});
const lines = fc.uniqueArray(line, { selector: ({ item_id }) => item_id, maxLength: 8 });
const made = thousandths(1_000_000);
const output = thousandths(100_000);
const whole = (quantity: number): number => Math.round(quantity * 1000);
const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

it('scales a sauce by hand', () => {
  const sauce = [
    { item_id: 1, item_quantity: 1.5, prime_cost: 60, package_quantity: 0.4 },
    { item_id: 2, item_quantity: 1, prime_cost: 6.5, package_quantity: null },
  ];
  expect(scaleRecipe(sauce, 3, 2)).toEqual([
    { item_id: 1, quantity: 2.25, cost: 13_500, packages: 6, bought: 2.4, boughtCost: 14_400 },
    { item_id: 2, quantity: 1.5, cost: 975, packages: null, bought: 1.5, boughtCost: 975 },
  ]);
  expect(yieldOfPackages({ ...sauce[0]! }, 5, { output_quantity: 2, measure: 'litre' })).toBe(2.666);
  expect([yieldOfPortions(30, 0.05), portionsIn(1.549, 0.05)]).toEqual([1.5, 30]);
});

it('gives the recipe itself for its own output', () => {
  always(lines, output, (recipe, of) => {
    expect(scaleRecipe(recipe, of, of).map(({ quantity }) => quantity)).toEqual(
      recipe.map(({ item_quantity }) => item_quantity),
    );
  });
});

it('rounds up to the fewest packages that hold the quantity', () => {
  always(lines, made, output, (recipe, wanted, of) => {
    scaleRecipe(recipe, wanted, of).forEach(({ quantity, packages, bought, cost, boughtCost }, at) => {
      const contents = recipe[at]?.package_quantity;
      if (typeof contents !== 'number') {
        expect([packages, bought, boughtCost]).toEqual([null, quantity, cost]);
        return;
      }
      expect(whole(bought)).toBe((packages ?? 0) * whole(contents));
      expect(whole(bought)).toBeGreaterThanOrEqual(whole(quantity));
      expect(whole(bought) - whole(quantity)).toBeLessThan(whole(contents));
      expect(boughtCost).toBeGreaterThanOrEqual(cost);
    });
  });
});

it('makes the most that whole packages of one ingredient suffice for', () => {
  const packed = fc.tuple(line, thousandths(50_000)).map(([one, package_quantity]) => ({ ...one, package_quantity }));
  always(packed, fc.integer({ min: 1, max: 500 }), output, (one, packages, of) => {
    const most = yieldOfPackages(one, packages, { output_quantity: of, measure: 'kg' });
    const held = BigInt(packages) * BigInt(whole(one.package_quantity)) * BigInt(whole(of));
    const needed = (quantity: number) => BigInt(quantity) * BigInt(whole(one.item_quantity));
    expect(needed(whole(most)) <= held).toBe(true);
    expect(needed(whole(most) + 1) > held).toBe(true);
    expect(scaleRecipe([one], most, of)[0]?.packages).toBeLessThanOrEqual(packages);
  });
});

it('takes nothing without an output quantity', () => {
  always(lines, made, (recipe, wanted) => {
    expect(sum(scaleRecipe(recipe, wanted, 0).map(({ quantity, boughtCost }) => quantity + boughtCost))).toBe(0);
  });
  expect(
    yieldOfPackages({ item_id: 1, item_quantity: 1, prime_cost: 1, package_quantity: 2 }, 3, {
      output_quantity: 0,
      measure: 'kg',
    }),
  ).toBe(0);
});
