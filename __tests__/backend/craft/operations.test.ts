import { listBatches } from '@/lib/sections/craft/contract/batches';
import { mergeStock, saveStockItem, undoWriteOff, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { BREW, KITCHEN, SAUCE, startKitchen } from './kitchen';

const at = startKitchen();

describe('a batch', () => {
  it('takes the ingredients at their average prices and adds the product at their sum', async () => {
    const [tomato, oil] = [await at.item(10, 60_00), await at.item(2, 150_00, KITCHEN, 3)];
    const sauce = await at.craft(SAUCE, 2, { [tomato]: 3, [oil]: 0.1 }, { new_shelf_life_hours: 72 });
    const craft = await at.craftOf(sauce);
    expect(craft).toMatchObject({ stock_id: SAUCE, stock_name: 'Соус', stock_quantity: 0, measure: 'kg', status: 0 });
    expect(craft).toMatchObject({ output_quantity: 2, prime_cost: 97.5, makeable_quantity: 6.666 });
    expect(craft.limiting_item).toBe(`Товар ${tomato}`);
    const { batch_id, moved } = await at.add(sauce, 4);
    // The dish cost the recipe before.
    expect(moved).toEqual([]);
    expect(await at.shelf(tomato, oil, SAUCE)).toEqual(['4 at 60', '1.8 at 150', '4 at 97.5']);
    const batch = await at.batch(batch_id);
    expect(batch).toMatchObject({ craft_id: sauce, craft_name: 'Рецепт', stock_id: SAUCE, stock_name: 'Соус' });
    expect(batch).toMatchObject({ planned_quantity: 4, quantity: 4, loss_quantity: 0, loss_percent: 0, reason: '' });
    expect(batch).toMatchObject({ cost: 390, unit_cost: 97.5, measure_name: 'kg', user_name: 'admin' });
    expect(batch).toMatchObject({ forced: false, is_beer_craft: false });
    expect(batch).toMatchObject({ may_undo: true, undone_time: null, undone_by: null });
    expect((batch?.use_by ?? 0) - (batch?.batch_time ?? 0)).toBe(72 * 3600);
    expect(await at.batchStory(batch_id)).toMatchObject([
      { item_id: tomato, quantity: -6, quantity_after: 4, price: 360, measure: 'kg' },
      { item_id: oil, quantity: -0.2, quantity_after: 1.8, price: 30, measure: 'litre' },
      { item_id: SAUCE, name: 'Соус', quantity: 4, quantity_after: 4, price: 390, measure: 'kg' },
    ]);
  });

  it('books nothing and says what is lacking, unless it is forced', async () => {
    const [tomato, salt, soup] = [await at.item(10, 60_00), await at.item(5, 20_00), await at.item()];
    const craft_id = await at.craft(soup, 1, { [tomato]: 6, [salt]: 1 });
    const lack = { item_id: tomato, name: `Товар ${tomato}`, required_quantity: 12, available_quantity: 10 };
    expect(await at.add(craft_id, 2)).toEqual({ items: [lack] });
    expect(await at.shelf(tomato, salt, soup)).toEqual(['10 at 60', '5 at 20', '0 at 0']);
    const { batch_id } = await at.add(craft_id, 2, { forced: true });
    expect(await at.shelf(tomato, salt, soup)).toEqual(['-2 at 60', '3 at 20', '2 at 380']);
    expect(await at.batch(batch_id)).toMatchObject({ forced: true, cost: 760 });
    const notes = at.database.rows`
      select item_id, note->>'kind' as note from stock_story where batch_id = ${batch_id} order by stock_story_id`;
    expect((await notes).map(({ item_id }) => item_id)).toEqual([tomato, salt, soup]);
    expect((await notes).map(({ note }) => note)).toEqual(['craftedShort', 'crafted', 'crafted']);
    expect(await at.craftOf(craft_id)).toMatchObject({ makeable_quantity: 0 });
    // Forcing a batch that lacks nothing is no forced batch.
    const easy = await at.craft(await at.item(), 1, { [salt]: 1 });
    const { batch_id: second } = await at.add(easy, 1, { forced: true });
    expect(await at.batch(second)).toMatchObject({ forced: false });
  });

  it('of another yield needs a reason; the product takes the whole cost over', async () => {
    const [meat, roast] = [await at.item(10, 100_00), await at.item()];
    const craft_id = await at.craft(roast, 1, { [meat]: 1 });
    expect(await at.refused(at.add(craft_id, 4, { real_quantity: 3 }))).toBe('1 yieldNeedsReason reason');
    const { batch_id } = await at.add(craft_id, 4, { real_quantity: 3, reason: 'Ужарка' });
    expect(await at.shelf(meat, roast)).toEqual(['6 at 100', '3 at 133.333333']);
    const made = { planned_quantity: 4, quantity: 3, reason: 'Ужарка', cost: 400, unit_cost: 133.33 };
    expect(await at.batch(batch_id)).toMatchObject({ ...made, loss_quantity: 1, loss_percent: 25 });
  });

  it('of beer takes the whole list, whatever the yield', async () => {
    const [malt, ale] = [await at.item(20, 80_00), await at.item(0, 0, BREW, 3)];
    const craft_id = await at.craft(ale, 20, { [malt]: 5 });
    expect(await at.craftOf(craft_id)).toMatchObject({ makeable_quantity: 80 });
    const { batch_id } = await at.add(craft_id, 16, { is_beer_craft: true });
    expect(await at.shelf(malt, ale)).toEqual(['15 at 80', '16 at 25']);
    const less = { planned_quantity: 20, quantity: 16, loss_quantity: 4, loss_percent: 20, is_beer_craft: true };
    expect(await at.batch(batch_id, true)).toMatchObject(less);
    // Without the flag it is scaled as any other.
    await at.add(craft_id, 4);
    expect(await at.shelf(malt)).toEqual(['14 at 80']);
    // Where the craft says no output, the amount made is the planned yield.
    const { batch_id: other } = await at.add(await at.craft(ale, 0, { [malt]: 5 }), 18, { is_beer_craft: true });
    const all = { quantity: 18, planned_quantity: 18, loss_quantity: 0, cost: 400 };
    expect(await at.batch(other, true)).toMatchObject(all);
    expect(await at.shelf(malt)).toEqual(['9 at 80']);
  });

  it('is refused without output or ingredients, out of use, and as beer outside the Brew folder', async () => {
    const [water, ale] = [await at.item(5, 1_00), await at.item(0, 0, 3600)];
    const dry = await at.craft(await at.item(), 0, { [water]: 1 });
    const empty = await at.craft(await at.item(), 1, []);
    const retired = await at.craft(await at.item(), 1, { [water]: 1 }, { new_status: -1 });
    const below = await at.craft(ale, 1, { [water]: 1 });
    expect(await at.refused(at.add(dry, 1))).toBe('1 craftHasNoOutput');
    expect(await at.refused(at.add(empty, 1))).toBe('1 craftHasNoIngredients');
    expect(await at.refused(at.add(retired, 1))).toBe('5 craftOutOfUse');
    expect(await at.refused(at.add(below, 1, { is_beer_craft: true }))).toBe('1 craftNotBeer is_beer_craft');
    expect(await at.refused(at.add(99_999, 1))).toBe('2 noSuchCraft craft_id');
    expect(await at.craftOf(dry)).toMatchObject({ prime_cost: 0, makeable_quantity: null });
  });

  it('too large to be kept is refused', async () => {
    const water = await at.item(5, 1_00);
    const craft_id = await at.craft(await at.item(), 0.001, { [water]: 1e9 });
    expect(await at.refused(at.add(craft_id, 1e9, { forced: true }))).toBe('1 worthTooMuch');
  });
});

describe('a batch that is taken back', () => {
  const make = async (quantity = 3) => {
    const [flour, bread] = [await at.item(5, 30_00), await at.item(1, 100_00)];
    const craft_id = await at.craft(bread, 1, { [flour]: 0.5 });
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

  it('is refused once its product was lost or went into another batch, until that is taken back', async () => {
    const { bread, batch_id } = await make();
    const { stock_story_id = 0 } = await writeOff(bread);
    expect(await at.batch(batch_id)).toMatchObject({ may_undo: false });
    expect(await at.refused(at.undo(batch_id))).toBe('5 batchUsed batch_id');
    await at.ask(undoWriteOff, { body: { stock_story_id } });
    expect(await at.batch(batch_id)).toMatchObject({ may_undo: true });

    const toast = await at.craft(await at.item(), 1, { [bread]: 1 });
    const { batch_id: second } = await at.add(toast, 1);
    expect(await at.refused(at.undo(batch_id))).toBe('5 batchUsed batch_id');
    await at.undo(second);
    await at.undo(batch_id);
    expect(await at.shelf(bread)).toEqual(['1 at 100']);
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

it('the list of batches is split by screen, filtered by craft and period, paged, with sums that leave out what was taken back', async () => {
  const [malt, ale, juice] = [await at.item(100, 10_00), await at.item(0, 0, BREW, 3), await at.item()];
  const brewing = await at.craft(ale, 10, { [malt]: 10 });
  const pressing = await at.craft(juice, 1, { [malt]: 1 });
  const list = async (craft_id: number, beer = false, rest = {}) =>
    at.ask(listBatches, { body: { craft_id, beer, page: 1, count: 2, ...rest } });
  await at.add(brewing, 8, { is_beer_craft: true });
  await at.add(brewing, 12, { is_beer_craft: true });
  const { batch_id } = await at.add(brewing, 5, { is_beer_craft: true });
  await at.undo(batch_id);
  const { items, totals, total } = await list(brewing, true);
  expect(items.flatMap(({ quantity, loss_quantity }) => [quantity, loss_quantity])).toEqual([5, 5, 12, -2]);
  // Only the missing quantity is lost: 2 of 10 litres that cost 100.
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
