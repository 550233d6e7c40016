import { ALE, OIL, PASTA, SALT, SAUCE, SOUP, startKitchen, TOMATO, type Kitchen, MALT, HOPS } from './kitchen';

let at: Kitchen;
beforeEach(async () => {
  at = await startKitchen();
});
afterEach(() => at.close());

describe('a batch', () => {
  it('takes the ingredients at their average prices and adds the product at their sum', async () => {
    const sauce = await at.craft(SAUCE, 2, [
      [TOMATO, 3],
      [OIL, 0.1],
    ]);
    expect(await at.craftOf(sauce)).toMatchObject({
      ...{ stock_id: SAUCE, stock_name: 'Соус', stock_quantity: 0, measure: 'kg', output_quantity: 2, status: 0 },
      ...{ prime_cost: 97.5, makeable_quantity: 6.666, limiting_item: 'Томаты', employee_name: 'admin' },
    });
    const { batch_id, moved } = await at.add(sauce, 4);
    expect(batch_id).toBe(1);
    expect(moved).toEqual([
      { menu_id: PASTA, name: 'Паста', old_cost: 0, new_cost: 19.5, retail_price: 200, version: 1 },
    ]);
    expect(await at.held(TOMATO, OIL, SAUCE)).toEqual([
      [4, 60_00],
      [1.8, 150_00],
      [4, 97_50],
    ]);
  });

  it('books nothing and says what is lacking, unless it is forced', async () => {
    const soup = await at.craft(SOUP, 1, [
      [TOMATO, 6],
      [SALT, 1],
    ]);
    const lack = { items: [{ item_id: TOMATO, name: 'Томаты', required_quantity: 12, available_quantity: 10 }] };
    expect(await at.add(soup, 2)).toEqual(lack);
    expect(await at.held(TOMATO, SALT, SOUP)).toEqual([
      [10, 60_00],
      [5, 20_00],
      [0, 0],
    ]);
    expect((await at.add(soup, 2, { forced: true })).batch_id).toBe(1);
    expect(await at.held(TOMATO, SALT, SOUP)).toEqual([
      [-2, 60_00],
      [3, 20_00],
      [2, 380_00],
    ]);
  });

  it('of beer takes the whole list, whatever the yield', async () => {
    const ale = await at.craft(ALE, 20, [
      [MALT, 5],
      [HOPS, 0.1],
    ]);
    expect((await at.add(ale, 19, { is_beer_craft: true })).items).toBeUndefined();
    expect(await at.held(MALT, HOPS, ALE)).toEqual([
      [15, 80_00],
      [0.9, 900_00],
      [19, 25_79],
    ]);
  });
});
