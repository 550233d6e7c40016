import { ALE, startKitchen, type Kitchen } from './kitchen';

let at: Kitchen;
beforeAll(async () => {
  at = await startKitchen();
});
afterAll(() => at.close());

test('a beer craft without an output quantity is made of its whole list; its planned yield is the amount made', async () => {
  const malt = await at.item(20, 80_00);
  const craft_id = await at.craft(ALE, 0, [[malt, 5]]);
  expect(await at.refused(at.add(craft_id, 10))).toBe('1 craftHasNoOutput');
  const { batch_id } = await at.add(craft_id, 18, { is_beer_craft: true });
  expect(await at.held(malt)).toEqual([[15, 80_00]]);
  expect(await at.batch(batch_id, true)).toMatchObject({
    quantity: 18,
    planned_quantity: 18,
    loss_quantity: 0,
    cost: 400,
  });
});
