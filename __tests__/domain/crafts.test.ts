import fc from 'fast-check';
import { takenFor } from '@/lib/sections/craft/rules/craft';
import { batchTakes } from '@/lib/sections/craft/rules/batch';
import { usualFolder } from '@/lib/sections/craft/rules/folder';
import { always } from '../support/always';
import { portionsIn, scaleRecipe, yieldOfPackages, type ScaleLine } from '@/lib/sections/craft/rules/scale';
import { byProduct, sheetParts, type Recipe } from '@/lib/sections/craft/rules/kitchen-sheet';

describe('craft batch', () => {
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

  test('the yield takes the whole cost over, and without an output quantity nothing is taken', () => {
    expect(batchTakes([line(1, 1, 100)], 1, 10, 8)).toMatchObject({ cost: 100_000, unitCost: 12_500 });
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
});

describe('craft scale', () => {
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

  it('counts only whole portions', () => {
    expect(portionsIn(1.549, 0.05)).toBe(30);
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
    const packed = { item_id: 1, item_quantity: 1, prime_cost: 1, package_quantity: 2 };
    expect(yieldOfPackages(packed, 3, { output_quantity: 0, measure: 'kg' })).toBe(0);
  });
});

describe('kitchen sheet', () => {
  const recipe = (
    stock_id: number,
    output_quantity: number,
    lines: readonly (readonly [number, number])[],
  ): Recipe => ({
    craft: { craft_id: stock_id + 1000, stock_id, status: 0, output_quantity },
    lines: lines.map(([item_id, item_quantity]) => ({ item_id, item_quantity })),
  });
  const map = (...recipes: Recipe[]) => new Map(recipes.map((one) => [one.craft.stock_id, one]));

  test('of several crafts that make a product, the oldest that can be made counts', () => {
    const craft = (craft_id: number, more: object = {}) => ({
      craft_id,
      stock_id: 5,
      status: 0,
      output_quantity: 1,
      ...more,
    });
    const found = byProduct([craft(9), craft(3), craft(1, { status: -1 }), craft(2, { output_quantity: 0 })]);
    expect(found.get(5)?.craft_id).toBe(3);
  });

  test('each recipe makes what the lines before it take, for any recipes', () => {
    const quantity = fc.integer({ min: 1, max: 50_000 }).map((milli) => milli / 1000);
    const line = (from: number) => fc.tuple(fc.integer({ min: from + 1, max: 8 }), quantity);
    const recipes = fc
      .tuple(
        ...[1, 2, 3, 4, 5].map((id) =>
          fc.tuple(quantity, fc.uniqueArray(line(id), { selector: ([item]) => item, maxLength: 4 })),
        ),
      )
      .map((all) => all.map(([output, lines], at) => recipe(at + 1, output, lines)));
    always(recipes, quantity, (all, wanted) => {
      const [root, ...rest] = all;
      if (!root) return;
      const parts = sheetParts(root, wanted, map(...rest));
      expect(new Set(parts.map(({ recipe: one }) => one)).size).toBe(parts.length);
      expect(parts[0]?.recipe).toBe(root);
      const placeOf = new Map(parts.map(({ recipe: one }, at) => [one.craft.stock_id, at]));
      parts.forEach(({ recipe: one, quantity: made, lines }, at) => {
        const needed = parts.flatMap((part) => part.lines.filter((taken) => taken.part === at));
        const sum = needed.reduce((total, { item_quantity }) => total + Math.round(item_quantity * 1000), 0);
        expect(made).toBe(at === 0 ? wanted : sum / 1000);
        expect(parts.slice(at).flatMap((part) => part.lines.filter((taken) => taken.part === at))).toEqual([]);
        if (at > 0) expect(needed).not.toEqual([]);
        for (const { item_id, part } of lines) {
          expect(placeOf.has(item_id)).toBe(rest.some(({ craft }) => craft.stock_id === item_id));
          expect(part).toBe(placeOf.get(item_id));
        }
        lines.forEach(({ item_quantity }, index) =>
          expect(item_quantity).toBe(takenFor(one.lines[index]?.item_quantity ?? 0, made, one.craft.output_quantity)),
        );
      });
    });
  });
});
