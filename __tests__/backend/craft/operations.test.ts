import {
  craftIngredients,
  createCraft,
  deleteCraft,
  listCraftItems,
  listCrafts,
} from '@/lib/sections/craft/contract/craft';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { craftHistory } from '@/lib/sections/craft/contract/card';
import { expenseCategories, stockItems } from '@/backend/src/db/schema';
import {
  deleteStock,
  mergeStock,
  saveStockItem,
  undoWriteOff,
  writeOffStock,
} from '@/lib/sections/stock/contract/edit';
import { BREW, KITCHEN, SAUCE, startKitchen, type Kitchen } from './kitchen';

let at: Kitchen;
beforeAll(async () => {
  at = await startKitchen();
});
afterAll(() => at.close());

const create = (body: Partial<Parameters<typeof bodyOf>[0]> = {}) => at.ask(createCraft, { body: bodyOf(body) });
const bodyOf = (body: Partial<(typeof createCraft)['body']['_zod']['input']>) => ({
  name: 'Песто',
  create_new_stock_item: true,
  stock_id: KITCHEN,
  ...body,
});
const history = async (craft_id: number) => (await at.ask(craftHistory, { body: { craft_id } })).items;
const listed = async (craft_id: number) =>
  (await at.ask(listCrafts, { body: {} })).items.some((craft) => craft.craft_id === craft_id);

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
    expect(craft).toMatchObject({
      name: 'Песто',
      stock_name: 'Песто',
      measure: 'litre',
      stock_quantity: 0,
      stock_parent_id: 3600,
      output_quantity: 0,
      prime_cost: 0,
      status: 0,
      employee_name: 'admin',
      version: 1,
      makeable_quantity: null,
      limiting_item: null,
      portion_quantity: null,
      shelf_life_hours: null,
    });
    const { rows } = await at.database.pool.query('select category_id from stock_items where item_id = $1', [stock_id]);
    expect(rows).toEqual([{ category_id: 701 }]);
    expect(await at.lines(craft_id)).toEqual([]);
    expect(await history(craft_id)).toMatchObject([
      {
        action: 'created',
        user_name: 'admin',
        changes: [
          { field: 'name', before: null, after: 'Песто' },
          { field: 'product', before: null, after: { item_id: stock_id, name: 'Песто' } },
        ],
      },
    ]);
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
    const stew = await at.craft(await at.item(), 1, [[product, 1]]);
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

describe('a removed craft', () => {
  it('is gone; its product, its batches and its recipe in the history stay', async () => {
    const [flour, bread] = [await at.item(5, 30_00), await at.item()];
    const craft_id = await at.craft(bread, 1, [[flour, 0.6]]);
    const { batch_id } = await at.add(craft_id, 2);
    await at.ask(deleteCraft, { body: { craft_id } });
    expect(await listed(craft_id)).toBe(false);
    expect(await at.shelf(bread)).toEqual(['2 at 18']);
    expect(await at.batch(batch_id)).toMatchObject({ craft_id, quantity: 2, may_undo: true });
    const { rows } = await at.database.pool.query(
      `select action, changes from history where entity = 'craft' order by history_id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        action: 'removed',
        changes: [{ field: 'ingredients', before: [{ item_id: flour, item_quantity: 0.6 }], after: null }],
      },
    ]);
    expect(await at.refused(at.ask(deleteCraft, { body: { craft_id } }))).toBe('2 noSuchCraft craft_id');
    expect(await at.refused(at.add(craft_id, 1))).toBe('2 noSuchCraft craft_id');
    expect(await at.refused(at.save(craft_id, {}))).toBe('2 noSuchCraft craft_id');
    expect(await at.refused(at.lines(craft_id))).toBe('2 noSuchCraft craft_id');
    expect(await at.refused(history(craft_id))).toBe('2 noSuchCraft craft_id');
    await at.undo(batch_id);
    expect(await at.shelf(flour, bread)).toEqual(['5 at 30', '0 at 18']);
  });
});

describe('a saved craft', () => {
  it('keeps its recipe in the given order and its texts, and remembers what changed', async () => {
    const [water, salt] = [await at.item(10, 1_00), await at.item(3, 20_00)];
    const craft_id = await at.craft(await at.item(), 2, [[water, 1.5]]);
    const { version } = await at.save(craft_id, {
      new_ingredients: [
        { item_id: salt, item_quantity: 0.25 },
        { item_id: water, item_quantity: 1.5 },
      ],
      new_output_quantity: 2,
      new_name: 'Рассол',
      new_status: -1,
      new_portion_quantity: 0.2,
      new_shelf_life_hours: 48,
      new_allergens: 'Сельдерей',
      new_method: 'Смешать',
      version: 2,
    });
    expect(version).toBe(3);
    expect(await at.lines(craft_id)).toMatchObject([
      { item_id: salt, item_quantity: 0.25, measure_name: 'kg', prime_cost: 20, stock_quantity: 3, made_by: [] },
      { item_id: water, item_quantity: 1.5 },
    ]);
    expect(await at.ask(craftIngredients, { body: { craft_id } })).toMatchObject({
      allergens: 'Сельдерей',
      method: 'Смешать',
      version: 3,
    });
    expect(await at.craftOf(craft_id)).toMatchObject({
      name: 'Рассол',
      status: -1,
      portion_quantity: 0.2,
      shelf_life_hours: 48,
      version: 3,
      prime_cost: 3.25,
    });
    const [entry] = await history(craft_id);
    expect(entry?.changes.map(({ field }) => field)).toEqual([
      'name',
      'status',
      'portion_quantity',
      'shelf_life_hours',
      'allergens',
      'method',
      'ingredients',
    ]);
    expect(entry?.changes[0]).toEqual({ field: 'name', before: 'Рецепт', after: 'Рассол' });
    await at.save(craft_id, { new_portion_quantity: null, new_shelf_life_hours: null });
    expect(await at.craftOf(craft_id)).toMatchObject({ portion_quantity: null, shelf_life_hours: null });
  });

  it('with nothing changed writes nothing', async () => {
    const craft_id = await at.craft(await at.item(), 1, [[SAUCE, 1]]);
    const before = await history(craft_id);
    const same = { new_output_quantity: 1, new_ingredients: [{ item_id: SAUCE, item_quantity: 1 }] };
    expect(await at.save(craft_id, same)).toEqual({ version: 2 });
    expect(await history(craft_id)).toEqual(before);
  });

  it('is refused from an old copy', async () => {
    const craft_id = await at.craft(await at.item(), 1, []);
    await at.save(craft_id, { new_name: 'Новое' });
    const old = at.save(craft_id, { new_name: 'Старое', version: 2 });
    expect(await at.refused(old)).toBe('5 changedMeanwhile version');
  });

  it('is refused with an ingredient twice, an unknown or removed one, or a folder', async () => {
    const craft_id = await at.craft(await at.item(), 1, []);
    const gone = await at.item();
    await at.ask(deleteStock, { body: { items: [gone] } });
    const lines = (...ids: number[]) =>
      at.refused(at.save(craft_id, { new_ingredients: ids.map((item_id) => ({ item_id, item_quantity: 1 })) }));
    expect(await lines(SAUCE, SAUCE)).toBe('1 ingredientTwice new_ingredients');
    expect(await lines(99_999)).toBe('2 noSuchStockItem new_ingredients');
    expect(await lines(gone)).toBe('2 noSuchStockItem new_ingredients');
    expect(await lines(KITCHEN)).toBe('2 noSuchStockItem new_ingredients');
  });

  it('is refused when an ingredient is made of the product, over any number of crafts', async () => {
    const [stock, sauce, stew, meat] = [await at.item(), await at.item(), await at.item(), await at.item()];
    const first = await at.craft(stock, 1, [[meat, 1]]);
    await at.craft(sauce, 1, [[stock, 1]]);
    const stewing = await at.craft(stew, 1, [[sauce, 1]]);
    const take = (craft_id: number, item_id: number) =>
      at.refused(at.save(craft_id, { new_ingredients: [{ item_id, item_quantity: 1 }] }));
    const told = '1 craftInItself new_ingredients';
    expect(await take(first, stock)).toBe(told);
    expect(await take(first, sauce)).toBe(told);
    expect(await take(first, stew)).toBe(told);
    // The chain also runs over crafts out of use, and over the second craft of a product.
    await at.save(stewing, { new_status: -1 });
    expect(await take(first, stew)).toBe(told);
    const second = await at.craft(meat, 1, []);
    expect(await take(second, stew)).toBe(told);
    expect(await at.lines(first)).toMatchObject([{ item_id: meat }]);
    await at.ask(deleteCraft, { body: { craft_id: stewing } });
    expect(await take(first, stew)).toBeNull();
  });
});

describe('a batch', () => {
  it('takes the ingredients at their average prices and adds the product at their sum', async () => {
    const [tomato, oil] = [await at.item(10, 60_00), await at.item(2, 150_00, KITCHEN, 3)];
    const sauce = await at.craft(
      SAUCE,
      2,
      [
        [tomato, 3],
        [oil, 0.1],
      ],
      { new_shelf_life_hours: 72 },
    );
    expect(await at.craftOf(sauce)).toMatchObject({
      stock_id: SAUCE,
      stock_name: 'Соус',
      stock_quantity: 0,
      measure: 'kg',
      output_quantity: 2,
      status: 0,
      prime_cost: 97.5,
      makeable_quantity: 6.666,
      limiting_item: `Товар ${tomato}`,
    });
    const { batch_id, moved } = await at.add(sauce, 4);
    // The dish cost the recipe before.
    expect(moved).toEqual([]);
    expect(await at.shelf(tomato, oil, SAUCE)).toEqual(['4 at 60', '1.8 at 150', '4 at 97.5']);
    const batch = await at.batch(batch_id);
    expect(batch).toMatchObject({
      craft_id: sauce,
      craft_name: 'Рецепт',
      stock_id: SAUCE,
      stock_name: 'Соус',
      measure_name: 'kg',
      planned_quantity: 4,
      quantity: 4,
      loss_quantity: 0,
      loss_percent: 0,
      reason: '',
      cost: 390,
      unit_cost: 97.5,
      forced: false,
      is_beer_craft: false,
      user_name: 'admin',
      may_undo: true,
      undone_time: null,
      undone_by: null,
    });
    expect((batch?.use_by ?? 0) - (batch?.batch_time ?? 0)).toBe(72 * 3600);
    expect(await at.batchStory(batch_id)).toMatchObject([
      { item_id: tomato, quantity: -6, quantity_after: 4, price: 360, measure: 'kg' },
      { item_id: oil, quantity: -0.2, quantity_after: 1.8, price: 30, measure: 'litre' },
      { item_id: SAUCE, name: 'Соус', quantity: 4, quantity_after: 4, price: 390, measure: 'kg' },
    ]);
  });

  it('books nothing and says what is lacking, unless it is forced', async () => {
    const [tomato, salt, soup] = [await at.item(10, 60_00), await at.item(5, 20_00), await at.item()];
    const craft_id = await at.craft(soup, 1, [
      [tomato, 6],
      [salt, 1],
    ]);
    const lack = { item_id: tomato, name: `Товар ${tomato}`, required_quantity: 12, available_quantity: 10 };
    expect(await at.add(craft_id, 2)).toEqual({ items: [lack] });
    expect(await at.shelf(tomato, salt, soup)).toEqual(['10 at 60', '5 at 20', '0 at 0']);
    const { batch_id } = await at.add(craft_id, 2, { forced: true });
    expect(await at.shelf(tomato, salt, soup)).toEqual(['-2 at 60', '3 at 20', '2 at 380']);
    expect(await at.batch(batch_id)).toMatchObject({ forced: true, cost: 760 });
    const { rows } = await at.database.pool.query(
      `select item_id, note->>'kind' as note from stock_story where batch_id = $1 order by stock_story_id`,
      [batch_id],
    );
    expect(rows).toEqual([
      { item_id: tomato, note: 'craftedShort' },
      { item_id: salt, note: 'crafted' },
      { item_id: soup, note: 'crafted' },
    ]);
    expect(await at.craftOf(craft_id)).toMatchObject({ makeable_quantity: 0 });
    // Forcing a batch that lacks nothing is no forced batch.
    const easy = await at.craft(await at.item(), 1, [[salt, 1]]);
    const { batch_id: second } = await at.add(easy, 1, { forced: true });
    expect(await at.batch(second)).toMatchObject({ forced: false });
  });

  it('of another yield needs a reason; the product takes the whole cost over', async () => {
    const [meat, roast] = [await at.item(10, 100_00), await at.item()];
    const craft_id = await at.craft(roast, 1, [[meat, 1]]);
    expect(await at.refused(at.add(craft_id, 4, { real_quantity: 3 }))).toBe('1 yieldNeedsReason reason');
    const { batch_id } = await at.add(craft_id, 4, { real_quantity: 3, reason: 'Ужарка' });
    expect(await at.shelf(meat, roast)).toEqual(['6 at 100', '3 at 133.333333']);
    expect(await at.batch(batch_id)).toMatchObject({
      planned_quantity: 4,
      quantity: 3,
      loss_quantity: 1,
      loss_percent: 25,
      reason: 'Ужарка',
      cost: 400,
      unit_cost: 133.33,
    });
  });

  it('of beer takes the whole list, whatever the yield', async () => {
    const [malt, ale] = [await at.item(20, 80_00), await at.item(0, 0, BREW, 3)];
    const craft_id = await at.craft(ale, 20, [[malt, 5]]);
    expect(await at.craftOf(craft_id)).toMatchObject({ makeable_quantity: 80 });
    const { batch_id } = await at.add(craft_id, 16, { is_beer_craft: true });
    expect(await at.shelf(malt, ale)).toEqual(['15 at 80', '16 at 25']);
    expect(await at.batch(batch_id, true)).toMatchObject({
      planned_quantity: 20,
      quantity: 16,
      loss_quantity: 4,
      loss_percent: 20,
      is_beer_craft: true,
    });
    // Without the flag it is scaled as any other.
    await at.add(craft_id, 4);
    expect(await at.shelf(malt)).toEqual(['14 at 80']);
    // Where the craft says no output, the amount made is the planned yield.
    const { batch_id: other } = await at.add(await at.craft(ale, 0, [[malt, 5]]), 18, { is_beer_craft: true });
    const made = { quantity: 18, planned_quantity: 18, loss_quantity: 0, cost: 400 };
    expect(await at.batch(other, true)).toMatchObject(made);
    expect(await at.shelf(malt)).toEqual(['9 at 80']);
  });

  it('is refused without output or ingredients, out of use, and as beer outside the Brew folder', async () => {
    const [water, ale] = [await at.item(5, 1_00), await at.item(0, 0, 3600)];
    const dry = await at.craft(await at.item(), 0, [[water, 1]]);
    const empty = await at.craft(await at.item(), 1, []);
    const retired = await at.craft(await at.item(), 1, [[water, 1]], { new_status: -1 });
    const below = await at.craft(ale, 1, [[water, 1]]);
    expect(await at.refused(at.add(dry, 1))).toBe('1 craftHasNoOutput');
    expect(await at.refused(at.add(empty, 1))).toBe('1 craftHasNoIngredients');
    expect(await at.refused(at.add(retired, 1))).toBe('5 craftOutOfUse');
    expect(await at.refused(at.add(below, 1, { is_beer_craft: true }))).toBe('1 craftNotBeer is_beer_craft');
    expect(await at.refused(at.add(99_999, 1))).toBe('2 noSuchCraft craft_id');
    expect(await at.craftOf(dry)).toMatchObject({ prime_cost: 0, makeable_quantity: null });
  });

  it('too large to be kept is refused', async () => {
    const water = await at.item(5, 1_00);
    const craft_id = await at.craft(await at.item(), 0.001, [[water, 1e9]]);
    expect(await at.refused(at.add(craft_id, 1e9, { forced: true }))).toBe('1 worthTooMuch');
  });

  it('of a nested recipe, three deep, costs what the hand computes', async () => {
    // Bones 4 kg at 33.33 in 3 l of stock; 0.7 l of stock and 0.21 kg of butter at 254.99 in 0.8 l of sauce;
    // 0.15 l of sauce and 0.3 kg of meat at 410.05 in a dish of 0.4 kg.
    const [bones, butter, meat] = [await at.item(10, 33_33), await at.item(2, 254_99), await at.item(5, 410_05)];
    const [stock, sauce, dish] = [await at.item(), await at.item(), await at.item()];
    const stocking = await at.craft(stock, 3, [[bones, 4]]);
    const saucing = await at.craft(sauce, 0.8, [
      [stock, 0.7],
      [butter, 0.21],
    ]);
    const roasting = await at.craft(dish, 0.4, [
      [sauce, 0.15],
      [meat, 0.3],
    ]);
    await at.add(stocking, 6);
    // 8 kg: 266.64 ÷ 6 = 44.44.
    expect(await at.shelf(bones, stock)).toEqual(['2 at 33.33', '6 at 44.44']);
    await at.add(saucing, 2);
    // 1.75 l: 77.77; 0.525 kg: 133.87 (133.869…); 211.64 ÷ 2 = 105.82.
    expect(await at.shelf(stock, butter, sauce)).toEqual(['4.25 at 44.44', '1.475 at 254.99', '2 at 105.82']);
    await at.add(roasting, 1);
    // 0.375 l: 39.68 (39.6825); 0.75 kg: 307.54 (307.5375); 347.22.
    expect(await at.shelf(sauce, meat, dish)).toEqual(['1.625 at 105.82', '4.25 at 410.05', '1 at 347.22']);
    expect(await at.craftOf(roasting)).toMatchObject({ makeable_quantity: 4.333 });
  });
});

describe('a batch that is taken back', () => {
  const make = async (quantity = 3) => {
    const [flour, bread] = [await at.item(5, 30_00), await at.item(1, 100_00)];
    const craft_id = await at.craft(bread, 1, [[flour, 0.5]]);
    const { batch_id = 0 } = await at.add(craft_id, quantity);
    return { flour, bread, craft_id, batch_id };
  };
  const writeOff = (item_id: number, quantity = 0.5) =>
    at.ask(writeOffStock, { body: { item_id, quantity, reason: 'Разбито', type: 1 } });

  it('returns product and ingredients to what they were, once', async () => {
    const { flour, bread, batch_id } = await make();
    expect(await at.shelf(flour, bread)).toEqual(['3.5 at 30', '4 at 36.25']);
    await at.undo(batch_id);
    expect(await at.shelf(flour, bread)).toEqual(['5 at 30', '1 at 100']);
    expect(await at.batch(batch_id)).toMatchObject({ undone_by: 'admin', may_undo: false, quantity: 3 });
    expect(await at.batchStory(batch_id)).toHaveLength(2);
    expect(await at.refused(at.undo(batch_id))).toBe('5 batchUndone batch_id');
    expect(await at.refused(at.undo(99_999))).toBe('2 noSuchBatch batch_id');
  });

  it('is refused once its product was used, until that is taken back', async () => {
    const { bread, batch_id } = await make();
    const { stock_story_id = 0 } = await writeOff(bread);
    expect(await at.batch(batch_id)).toMatchObject({ may_undo: false });
    expect(await at.refused(at.undo(batch_id))).toBe('5 batchUsed batch_id');
    await at.ask(undoWriteOff, { body: { stock_story_id } });
    expect(await at.batch(batch_id)).toMatchObject({ may_undo: true });
    await at.undo(batch_id);
    expect(await at.shelf(bread)).toEqual(['1 at 100']);
  });

  it('is refused once its product went into another batch, until that is taken back', async () => {
    const { bread, batch_id } = await make();
    const toast = await at.craft(await at.item(), 1, [[bread, 1]]);
    const { batch_id: second } = await at.add(toast, 1);
    expect(await at.refused(at.undo(batch_id))).toBe('5 batchUsed batch_id');
    await at.undo(second);
    await at.undo(batch_id);
  });

  it('may be older than other batches, which stay or were taken back', async () => {
    const { flour, bread, craft_id, batch_id } = await make(1);
    const { batch_id: second } = await at.add(craft_id, 2);
    const { batch_id: third } = await at.add(craft_id, 3);
    await at.undo(second);
    await at.undo(batch_id);
    expect(await at.shelf(flour, bread)).toEqual(['3.5 at 30', '4 at 36.25']);
    await at.undo(third);
    expect(await at.shelf(flour, bread)).toEqual(['5 at 30', '1 at 100']);
  });

  it('may have ingredients that were used and bought since', async () => {
    const { flour, batch_id } = await make();
    await writeOff(flour, 1.5);
    await at.undo(batch_id);
    expect(await at.shelf(flour)).toEqual(['3.5 at 30']);
  });

  it('is refused when the price of its product was corrected, or an item is gone or has another measure', async () => {
    const priced = await make();
    await at.ask(saveStockItem, { body: { item_id: priced.bread, new_stock_price: 50 } });
    expect(await at.refused(at.undo(priced.batch_id))).toBe('5 batchUsed batch_id');

    const measured = await make();
    await at.ask(saveStockItem, {
      body: { item_id: measured.flour, new_measure_id: 3, recalculate_measure: true, measure_factor: 2 },
    });
    expect(await at.refused(at.undo(measured.batch_id))).toBe('5 measureChangedSince batch_id');

    const merged = await make();
    await at.ask(mergeStock, { body: { source_id: merged.flour, destination_id: priced.flour } });
    expect(await at.refused(at.undo(merged.batch_id))).toBe('5 batchItemGone batch_id');
    expect(await at.batch(merged.batch_id)).toMatchObject({ may_undo: false });
  });
});

describe('the list of batches', () => {
  it('is split by screen, filtered by craft and period, paged, with sums that leave out what was taken back', async () => {
    const [malt, ale, juice] = [await at.item(100, 10_00), await at.item(0, 0, BREW, 3), await at.item()];
    const brewing = await at.craft(ale, 10, [[malt, 10]]);
    const pressing = await at.craft(juice, 1, [[malt, 1]]);
    const list = async (craft_id: number, beer = false, rest = {}) =>
      at.ask(listBatches, { body: { craft_id, beer, page: 1, count: 2, ...rest } });
    await at.add(brewing, 8, { is_beer_craft: true });
    await at.add(brewing, 12, { is_beer_craft: true });
    const { batch_id } = await at.add(brewing, 5, { is_beer_craft: true });
    await at.undo(batch_id);
    const { items, totals, total } = await list(brewing, true);
    expect(items.map(({ quantity, loss_quantity }) => [quantity, loss_quantity])).toEqual([
      [5, 5],
      [12, -2],
    ]);
    // Only what was short is lost: 2 of 10 litres that cost 100.
    expect(totals).toEqual({ batches: 2, cost: 200, lost_cost: 20 });
    expect(total).toBe(3);
    expect((await list(brewing, true, { page: 2 })).items.map(({ quantity }) => quantity)).toEqual([8]);
    expect(await list(brewing)).toEqual({ items: [], totals: { batches: 0, cost: 0, lost_cost: 0 }, total: 0 });
    await at.add(pressing, 2);
    expect((await list(pressing)).total).toBe(1);
    expect((await list(pressing, true)).total).toBe(0);
    const past = { period_id: 5, start_time: 1_700_000_000, end_time: 1_700_100_000 };
    expect((await list(pressing, false, past)).total).toBe(0);
    const { batch_id: one } = (await list(pressing)).items[0] ?? {};
    expect((await list(pressing, false, { ...past, batch_id: one })).total).toBe(1);
  });
});

it('the items for recipes are folders and items of the stock, items with measure and price', async () => {
  const item = await at.item(1, 12_34);
  const { items } = await at.ask(listCraftItems, { body: {} });
  expect(items.find(({ item_id }) => item_id === item)).toEqual({
    item_id: item,
    parent_id: KITCHEN,
    name: `Товар ${item}`,
    is_file: true,
    measure_id: 1,
    measure_name: 'kg',
    prime_cost: 12.34,
    today_price: 12.34,
  });
  expect(items.find(({ item_id }) => item_id === BREW)).toEqual({
    item_id: BREW,
    parent_id: 0,
    name: 'Варка',
    is_file: false,
  });
});
