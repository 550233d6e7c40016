import * as crafts from '@/lib/sections/craft/contract/craft';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import { expenseCategories, stockItems } from '@/backend/src/db/schema';
import type { InputOf } from '@/lib/contract/endpoint';
import { deleteStock } from '@/lib/sections/stock/contract/edit';
import { BREW, KITCHEN, SAUCE, startKitchen } from './kitchen';

const at = startKitchen();

const create = (body: Partial<InputOf<typeof crafts.createCraft>['body']>) =>
  at.ask(crafts.createCraft, { body: { name: 'Песто', create_new_stock_item: true, stock_id: KITCHEN, ...body } });
const history = async (craft_id: number) => (await at.ask(craftHistory, { body: { craft_id } })).items;
const listed = async (craft_id: number) =>
  (await at.ask(crafts.listCrafts, { body: {} })).items.some((craft) => craft.craft_id === craft_id);

describe('a new craft', () => {
  it('makes a new item of its folder: measure and category of most items there', async () => {
    await at.database.db.insert(expenseCategories).values([
      { category_id: 701, name: 'Продукты', group_id: 1 },
      { category_id: 702, name: 'Скрытая', group_id: 1, hidden: true },
    ]);
    const file = { is_file: true, parent_id: 3600 };
    await at.database.db.insert(stockItems).values([
      { ...file, name: 'a', measure_id: 3, category_id: 701 },
      { ...file, name: 'b', measure_id: 3, category_id: 702 },
      { ...file, name: 'c', measure_id: 1, category_id: 702 },
    ]);
    const { craft_id } = await create({ stock_id: 3600 });
    const { stock_id, ...craft } = await at.craftOf(craft_id);
    expect(craft).toMatchObject({ name: 'Песто', stock_name: 'Песто', measure: 'litre', stock_parent_id: 3600 });
    expect(craft).toMatchObject({ stock_quantity: 0, output_quantity: 0, prime_cost: 0, employee_name: 'admin' });
    expect(craft).toMatchObject({ status: 0, version: 1, portion_quantity: null, shelf_life_hours: null });
    expect(craft).toMatchObject({ makeable_quantity: null, limiting_item: null });
    expect(await at.database.value`select category_id from stock_items where item_id = ${stock_id}`).toBe(701);
    expect(await at.lines(craft_id)).toEqual([]);
    const changes = [
      { field: 'name', before: null, after: 'Песто' },
      { field: 'product', before: null, after: { item_id: stock_id, name: 'Песто' } },
    ];
    expect(await history(craft_id)).toMatchObject([{ action: 'created', user_name: 'admin', changes }]);
  });

  it('makes it in the root, too, and in the given measure', async () => {
    const { craft_id } = await create({ stock_id: 0, measure_id: 2 });
    expect(await at.craftOf(craft_id)).toMatchObject({ stock_parent_id: 0, measure: 'unit' });
  });

  it('makes an existing item, which may have several crafts', async () => {
    const product = await at.item();
    const on = { create_new_stock_item: false, stock_id: product };
    const [one, two] = [await create(on), await create(on)];
    expect(await at.craftOf(one.craft_id)).toMatchObject({ stock_id: product });
    expect(await at.craftOf(two.craft_id)).toMatchObject({ stock_id: product });
    const stew = await at.craft(await at.item(), 1, { [product]: 1 });
    expect((await at.lines(stew))[0]?.made_by).toEqual([one.craft_id, two.craft_id]);
  });

  it.each([
    ['an unknown folder', { stock_id: 99_999 }],
    ['an item as a folder', { stock_id: SAUCE }],
    ['a folder as an item', { create_new_stock_item: false }],
    ['an unknown item', { create_new_stock_item: false, stock_id: 99_999 }],
    ['an unknown measure', { measure_id: 99 }],
  ])('is refused with code 2 for %s', async (_, body) => {
    expect(await at.refused(create(body))).toMatch(/^2 /);
  });
});

it('a removed craft is gone; its product, its batches and its recipe in the history stay', async () => {
  const [flour, bread] = [await at.item(5, 30_00), await at.item()];
  const craft_id = await at.craft(bread, 1, { [flour]: 0.6 });
  const { batch_id } = await at.add(craft_id, 2);
  await at.ask(crafts.deleteCraft, { body: { craft_id } });
  expect(await listed(craft_id)).toBe(false);
  expect(await at.shelf(bread)).toEqual(['2 at 18']);
  expect(await at.batch(batch_id)).toMatchObject({ craft_id, quantity: 2, may_undo: true });
  const rows = await at.database.rows`
    select action, changes from history where entity = 'craft' order by history_id desc limit 1`;
  const recipe = { field: 'ingredients', before: [{ item_id: flour, item_quantity: 0.6 }], after: null };
  expect(rows).toEqual([{ action: 'removed', changes: [recipe] }]);
  const remove = () => at.ask(crafts.deleteCraft, { body: { craft_id } });
  for (const ask of [remove, () => at.add(craft_id, 1), () => at.save(craft_id, {}), () => at.lines(craft_id)])
    expect(await at.refused(ask())).toBe('2 noSuchCraft craft_id');
  expect(await at.refused(history(craft_id))).toBe('2 noSuchCraft craft_id');
  await at.undo(batch_id);
  expect(await at.shelf(flour, bread)).toEqual(['5 at 30', '0 at 18']);
});

describe('a saved craft', () => {
  it('keeps its recipe in the given order and its texts, and remembers what changed, if anything', async () => {
    const [water, salt] = [await at.item(10, 1_00), await at.item(3, 20_00)];
    const craft_id = await at.craft(await at.item(), 2, { [water]: 1.5 });
    const first = { item_id: salt, item_quantity: 0.25 };
    const second = { item_id: water, item_quantity: 1.5 };
    const new_ingredients = [first, second];
    const figures = { new_status: -1, new_portion_quantity: 0.2, new_shelf_life_hours: 48 } as const;
    const words = { new_name: 'Рассол', new_allergens: 'Сельдерей', new_method: 'Смешать' };
    expect(await at.save(craft_id, { new_ingredients, ...figures, ...words, version: 2 })).toEqual({ version: 3 });
    const listed = { measure_name: 'kg', prime_cost: 20, stock_quantity: 3, made_by: [] };
    expect(await at.lines(craft_id)).toMatchObject([{ ...first, ...listed }, second]);
    const texts = { allergens: 'Сельдерей', method: 'Смешать', version: 3 };
    expect(await at.ask(crafts.craftIngredients, { body: { craft_id } })).toMatchObject(texts);
    const craft = await at.craftOf(craft_id);
    expect(craft).toMatchObject({ name: 'Рассол', status: -1, version: 3, prime_cost: 3.25 });
    expect(craft).toMatchObject({ portion_quantity: 0.2, shelf_life_hours: 48 });
    const [entry] = await history(craft_id);
    expect(entry?.changes.map(({ field }) => field).join()).toBe(
      'name,status,portion_quantity,shelf_life_hours,allergens,method,ingredients',
    );
    expect(entry?.changes[0]).toEqual({ field: 'name', before: 'Рецепт', after: 'Рассол' });
    await at.save(craft_id, { new_portion_quantity: null, new_shelf_life_hours: null });
    expect(await at.craftOf(craft_id)).toMatchObject({ portion_quantity: null, shelf_life_hours: null });
    const before = await history(craft_id);
    expect(await at.save(craft_id, { new_output_quantity: 2, new_ingredients })).toEqual({ version: 4 });
    expect(await history(craft_id)).toEqual(before);
  });

  it('is refused with an ingredient twice, an unknown or removed one, or a folder', async () => {
    const craft_id = await at.craft(await at.item(), 1, []);
    const gone = await at.item();
    await at.ask(deleteStock, { body: { items: [gone] } });
    const lines = (...ids: number[]) =>
      at.refused(at.save(craft_id, { new_ingredients: ids.map((item_id) => ({ item_id, item_quantity: 1 })) }));
    expect(await lines(SAUCE, SAUCE)).toBe('1 ingredientTwice new_ingredients');
    for (const item of [99_999, gone, KITCHEN]) expect(await lines(item)).toBe('2 noSuchStockItem new_ingredients');
  });

  it('is refused when an ingredient is made of the product, over any number of crafts', async () => {
    const [stock, sauce, stew, meat] = [await at.item(), await at.item(), await at.item(), await at.item()];
    const first = await at.craft(stock, 1, { [meat]: 1 });
    await at.craft(sauce, 1, { [stock]: 1 });
    const stewing = await at.craft(stew, 1, { [sauce]: 1 });
    const take = (craft_id: number, item_id: number) =>
      at.refused(at.save(craft_id, { new_ingredients: [{ item_id, item_quantity: 1 }] }));
    const told = '1 craftInItself new_ingredients';
    for (const item of [stock, sauce, stew]) expect(await take(first, item)).toBe(told);
    // The chain also includes crafts that are out of use, and the second craft of a product.
    await at.save(stewing, { new_status: -1 });
    expect(await take(first, stew)).toBe(told);
    const second = await at.craft(meat, 1, []);
    expect(await take(second, stew)).toBe(told);
    expect(await at.lines(first)).toMatchObject([{ item_id: meat }]);
    await at.ask(crafts.deleteCraft, { body: { craft_id: stewing } });
    expect(await take(first, stew)).toBeNull();
  });
});

it('the items for recipes are folders and items of the stock, items with measure and price', async () => {
  const item = await at.item(1, 12_34);
  const { items } = await at.ask(crafts.listCraftItems, { body: {} });
  const found = (id: number) => items.find(({ item_id }) => item_id === id);
  const kitchen = { parent_id: KITCHEN, is_file: true, measure_id: 1, measure_name: 'kg' };
  const price = { prime_cost: 12.34, today_price: 12.34 };
  expect(found(item)).toEqual({ ...kitchen, item_id: item, name: `Товар ${item}`, ...price });
  expect(found(BREW)).toEqual({ item_id: BREW, parent_id: 0, name: 'Варка', is_file: false });
});
