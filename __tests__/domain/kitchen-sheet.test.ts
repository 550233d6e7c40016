import fc from 'fast-check';
import { takenFor } from '@/lib/sections/craft/rules/craft';
import { byProduct, sheetParts, type Recipe } from '@/lib/sections/craft/rules/kitchen-sheet';
import { always } from '../support/always';

const recipe = (stock_id: number, output_quantity: number, lines: readonly (readonly [number, number])[]): Recipe => ({
  craft: { craft_id: stock_id + 1000, stock_id, status: 0, output_quantity },
  lines: lines.map(([item_id, item_quantity]) => ({ item_id, item_quantity })),
});
const map = (...recipes: Recipe[]) => new Map(recipes.map((one) => [one.craft.stock_id, one]));
const amounts = (parts: ReturnType<typeof sheetParts>) =>
  parts.map(({ recipe: { craft }, quantity, lines }) => [
    craft.stock_id,
    quantity,
    ...lines.map(({ item_id, item_quantity, part }) => [item_id, item_quantity, ...(part === undefined ? [] : [part])]),
  ]);

test('three recipes in each other, by hand: each once, after all that need it, for what they need together', () => {
  // 10 l of soup take 2 kg of paste and 0.5 l of stock; 1 kg of paste takes 0.25 l of stock and 0.6 kg of chilli.
  const soup = recipe(1, 10, [
    [3, 0.5],
    [2, 2],
    [9, 0.1],
  ]);
  const paste = recipe(2, 1, [
    [3, 0.25],
    [8, 0.6],
  ]);
  const stock = recipe(3, 4, [[7, 1]]);
  expect(amounts(sheetParts(soup, 5, map(paste, stock)))).toEqual([
    [1, 5, [3, 0.25, 2], [2, 1, 1], [9, 0.05]],
    [2, 1, [3, 0.25, 2], [8, 0.6]],
    [3, 0.5, [7, 0.125]],
  ]);
});

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
    parts.forEach(({ recipe: one, quantity: made, lines }, at) => {
      const needed = parts.flatMap((part) => part.lines.filter((taken) => taken.part === at));
      const sum = needed.reduce((total, { item_quantity }) => total + Math.round(item_quantity * 1000), 0);
      expect(made).toBe(at === 0 ? wanted : sum / 1000);
      expect(parts.slice(at).flatMap((part) => part.lines.filter((taken) => taken.part === at))).toEqual([]);
      lines.forEach(({ item_quantity }, index) =>
        expect(item_quantity).toBe(takenFor(one.lines[index]?.item_quantity ?? 0, made, one.craft.output_quantity)),
      );
    });
  });
});
