import fc from 'fast-check';
import { takenFor } from '@/lib/sections/craft/rules/craft';
import { heldOf, takenValue } from '@/lib/domain/holding';
import { startKitchen, BREW, KITCHEN } from './kitchen';
import { times } from '../../support/effort';

const ROUNDS = times(4, 15);

const at = startKitchen();

/** A craft that takes all of an ingredient for one measure of its product. */
async function lastOf(quantity = 1) {
  const [item, product] = [await at.item(quantity, 10_00), await at.item()];
  return { item, product, craft_id: await at.craft(product, 1, { [item]: 1 }) };
}

async function rounds(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await race();
}

it('two batches of the last ingredient: one is made, the other lacks it', () =>
  rounds(async () => {
    const { item, product, craft_id } = await lastOf();
    const replies = await Promise.all([at.add(craft_id, 1), at.add(craft_id, 1)]);
    expect(replies.filter(({ batch_id }) => batch_id !== undefined)).toHaveLength(1);
    const lack = { item_id: item, required_quantity: 1, available_quantity: 0 };
    expect(replies.flatMap(({ items = [] }) => items)).toMatchObject([lack]);
    expect(await at.shelf(item, product)).toEqual(['0 at 10', '1 at 10']);
  }));

it('a batch taken back while its product goes into another: one of both happens', () =>
  rounds(async () => {
    const { product, craft_id } = await lastOf();
    const { batch_id } = await at.add(craft_id, 1);
    const next = await at.craft(await at.item(), 1, { [product]: 1 });
    const [undone, made] = await Promise.all([at.refused(at.undo(batch_id)), at.add(next, 1)]);
    expect([undone, made.items === undefined]).toEqual(
      undone === null ? [null, false] : ['5 batchUsed batch_id', true],
    );
    expect(await at.shelf(product)).toEqual(['0 at 10']);
  }));

it('a batch while its recipe is saved takes the old list or the new one, whole', () =>
  rounds(async () => {
    const [one, two, product] = [await at.item(10, 10_00), await at.item(10, 20_00), await at.item()];
    const craft_id = await at.craft(product, 1, { [one]: 1 });
    const new_ingredients = [
      { item_id: one, item_quantity: 4 },
      { item_id: two, item_quantity: 6 },
    ];
    const changed = { new_output_quantity: 2, new_ingredients };
    const [{ batch_id }] = await Promise.all([at.add(craft_id, 1), at.save(craft_id, changed)]);
    const taken = (await at.batchStory(batch_id)).map(({ item_id, quantity }) => `${quantity} of ${item_id}`);
    const old = [`-1 of ${one}`, `1 of ${product}`];
    const fresh = [`-2 of ${one}`, `-3 of ${two}`, `1 of ${product}`];
    expect([old, fresh]).toContainEqual(taken);
  }));

it('two saves that together would close a cycle: one is refused', () =>
  rounds(async () => {
    const [sauce, stock] = [await at.item(), await at.item()];
    const [saucing, stocking] = [await at.craft(sauce, 1, []), await at.craft(stock, 1, [])];
    const take = (craft_id: number, item_id: number) =>
      at.refused(at.save(craft_id, { new_ingredients: [{ item_id, item_quantity: 1 }] }));
    const told = await Promise.all([take(saucing, stock), take(stocking, sauce)]);
    expect(told.toSorted()).toEqual(['1 craftInItself new_ingredients', null]);
  }));

it('two saves from the same copy: the second is told', () =>
  rounds(async () => {
    const { craft_id } = await lastOf();
    const saves = ['a', 'b'].map((new_method) => at.refused(at.save(craft_id, { new_method, version: 2 })));
    expect((await Promise.all(saves)).toSorted()).toEqual(['5 changedMeanwhile version', null]);
  }));

const quantity = (max: number, min = 0.001) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((milli) => milli / 1000);
/** Yields from 1: a thousandth of a measure may cost more than an item can be worth. */
const recipe = fc.record({
  output: quantity(50, 1),
  lines: fc.array(
    fc.record({ held: quantity(100), price: fc.integer({ min: 0, max: 5000_00 }), takes: quantity(20) }),
    { minLength: 1, maxLength: 6 },
  ),
  product: fc.record({ held: fc.oneof(fc.constant(0), quantity(30)), price: fc.integer({ min: 1, max: 900_00 }) }),
  made: quantity(60, 1),
  real: fc.option(quantity(60, 1), { nil: undefined }),
  beer: fc.boolean(),
});

/** Half a satang of value is taken: the rest is rounded up, so that what left is rounded down. */
const LINE = { held: 53.648, price: 3615_00, takes: 0.001 };
const HALF = { output: 1, lines: [LINE], product: { held: 0, price: 1 }, made: 1, real: undefined, beer: false };

it('any recipe and batch: cost in = cost out to the satang, quantities hold, and taking back restores them', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(recipe, async ({ output, lines, product, made, real, beer }) => {
      const items: number[] = [];
      for (const { held, price } of lines) items.push(await at.item(held, price));
      const stock_id = await at.item(product.held, product.price, beer ? BREW : KITCHEN);
      const takes = lines.map((line, nth) => [items[nth] ?? 0, line.takes] as const);
      const craft_id = await at.craft(stock_id, output, takes);
      const before = await at.held(...items, stock_id);
      const shrunk = real !== undefined && { real_quantity: real, reason: 'Усушка' };
      const body = { ...(beer && { is_beer_craft: true }), ...shrunk };
      const planned = beer ? output : made;
      const expected = lines.map(({ takes }) => takenFor(takes, planned, output));
      const lacks = expected.some((taken, nth) => taken > (lines[nth]?.held ?? 0));
      const first = await at.add(craft_id, made, body);
      expect(first.items !== undefined).toBe(lacks);
      if (lacks) expect(await at.held(...items, stock_id)).toEqual(before);
      const { batch_id } = lacks ? await at.add(craft_id, made, { ...body, forced: true }) : first;
      reached.add(lacks ? 'forced' : 'enough').add(beer ? 'beer' : 'kitchen');

      const cost = expected.reduce((sum, taken, nth) => {
        const [quantity = NaN, satang = NaN] = before[nth] ?? [];
        return sum + takenValue(heldOf({ quantity, stock_price: satang / 100 }), taken);
      }, 0);
      const batch = await at.batch(batch_id, beer);
      const yielded = real ?? made;
      expect(batch).toMatchObject({ planned_quantity: planned, quantity: yielded, cost: cost / 100, forced: lacks });
      const moves = await at.batchStory(batch_id);
      const [made1] = moves.filter(({ item_id }) => item_id === stock_id);
      const out = moves.filter(({ item_id }) => item_id !== stock_id);
      expect(made1).toMatchObject({ quantity: yielded, price: cost / 100 });
      expect(Math.round(out.reduce((sum, { price = 0 }) => sum + price * 100, 0))).toBe(cost);
      const after = await at.held(...items, stock_id);
      after.forEach(([held], nth) => {
        const change = nth < items.length ? -(expected[nth] ?? 0) : yielded;
        expect(held).toBeCloseTo((before[nth]?.[0] ?? NaN) + change, 6);
      });

      await at.undo(batch_id);
      const restored = await at.held(...items, stock_id);
      expect(restored.map(([held]) => held)).toEqual(before.map(([held]) => held));
      // An ingredient left at its average, so it returns to it exactly.
      expect(restored.slice(0, items.length)).toEqual(before.slice(0, items.length));
      const net = at.database.value`select sum(sign(quantity) * amount)::float8 from stock_story
        where batch_id = ${batch_id}`;
      expect(await net).toBe(0);
    }),
    { numRuns: times(8, 25), examples: [[HALF]] },
  );
  expect([...reached].toSorted()).toEqual(['beer', 'enough', 'forced', 'kitchen']);
});
