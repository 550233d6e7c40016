import { faultsIn } from '../../support/database';
import { startKitchen, type Kitchen } from './kitchen';
import { times } from '../../support/effort';

const ROUNDS = times(6, 15);

let at: Kitchen;
beforeAll(async () => {
  at = await startKitchen();
});
afterAll(() => at.close());

/** A craft that takes all of an ingredient for one measure of its product. */
async function lastOf(quantity = 1) {
  const [item, product] = [await at.item(quantity, 10_00), await at.item()];
  return { item, product, craft_id: await at.craft(product, 1, [[item, 1]]) };
}

async function rounds(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await race();
  expect(await faultsIn(at.database)).toEqual([]);
}

it('two batches of the last ingredient: one is made, the other lacks it', () =>
  rounds(async () => {
    const { item, product, craft_id } = await lastOf();
    const replies = await Promise.all([at.add(craft_id, 1), at.add(craft_id, 1)]);
    expect(replies.filter(({ batch_id }) => batch_id !== undefined)).toHaveLength(1);
    expect(replies.flatMap(({ items = [] }) => items)).toMatchObject([
      { item_id: item, required_quantity: 1, available_quantity: 0 },
    ]);
    expect(await at.held(item, product)).toEqual([
      [0, 10_00],
      [1, 10_00],
    ]);
  }));

it('a batch that is taken back several times at once returns once', () =>
  rounds(async () => {
    const { item, product, craft_id } = await lastOf();
    const { batch_id } = await at.add(craft_id, 1);
    const told = await Promise.all([1, 2, 3].map(() => at.refused(at.undo(batch_id))));
    expect(told.filter((one) => one === null)).toHaveLength(1);
    expect(told.filter((one) => one === '5 batchUndone batch_id')).toHaveLength(2);
    expect(await at.held(item, product)).toEqual([
      [1, 10_00],
      [0, 10_00],
    ]);
  }));

it('a batch taken back while its product goes into another: one of both happens', () =>
  rounds(async () => {
    const { product, craft_id } = await lastOf();
    const { batch_id } = await at.add(craft_id, 1);
    const next = await at.craft(await at.item(), 1, [[product, 1]]);
    const [undone, made] = await Promise.all([at.refused(at.undo(batch_id)), at.add(next, 1)]);
    expect([undone, made.items === undefined]).toEqual(
      undone === null ? [null, false] : ['5 batchUsed batch_id', true],
    );
    expect(await at.held(product)).toEqual([[0, 10_00]]);
  }));

it('a batch while its recipe is saved takes the old list or the new one, whole', () =>
  rounds(async () => {
    const [one, two, product] = [await at.item(10, 10_00), await at.item(10, 20_00), await at.item()];
    const craft_id = await at.craft(product, 1, [[one, 1]]);
    const changed = {
      new_output_quantity: 2,
      new_ingredients: [
        { item_id: one, item_quantity: 4 },
        { item_id: two, item_quantity: 6 },
      ],
    };
    const [{ batch_id }] = await Promise.all([at.add(craft_id, 1), at.save(craft_id, changed)]);
    const taken = (await at.batchStory(batch_id)).map(({ item_id, quantity }) => [item_id, quantity]);
    const old = [
      [one, -1],
      [product, 1],
    ];
    const fresh = [
      [one, -2],
      [two, -3],
      [product, 1],
    ];
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
    const told = await Promise.all(
      ['a', 'b'].map((new_method) => at.refused(at.save(craft_id, { new_method, version: 2 }))),
    );
    expect(told.toSorted()).toEqual(['5 changedMeanwhile version', null]);
  }));
