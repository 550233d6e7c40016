import { problemOf } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { menuHistory } from '@/lib/sections/menu/contract/edit';
import { enterCount, listCounts, startCount } from '@/lib/sections/stocktake/contract';
import * as stock from '@/lib/sections/stock/contract/edit';
import { stockRemoval } from '@/lib/sections/stock/contract/removal';
import { addQuantity } from '@/lib/domain/exact';
import { problemText } from '@/lib/i18n/problem-text';
import { fillStock } from '../../support/stock';
import { startEdited } from './edited-stock';

const venue = startEdited();
beforeAll(async () => {
  await fillStock(venue.database, [
    { item_id: 207, is_file: true, name: 'Сахар', parent_id: 100, measure_id: 3, quantity: 1, stock_price: 10_00 },
  ]);
});

const save = (body: Parameters<typeof venue.ask<typeof stock.saveStockItem>>[1]['body']) =>
  venue.ask(stock.saveStockItem, { body });

describe('the card of an item', () => {
  it('saves every field, records each, and counts the changes; the same again changes nothing', async () => {
    const moved = { name: 'Солод светлый', category_id: 48, parent_id: 110, description: 'Мешок' };
    const rest = { menu_item_id: 902, status: 1, package_quantity: 25, package_price: 2000.5 };
    const saved = Object.entries({ ...moved, ...rest }).map(([field, value]) => [`new_${field}`, value]);
    const body = { item_id: 203, version: 1, ...(Object.fromEntries(saved) as object) };
    expect(await save(body)).toEqual({ version: 2 });
    expect(await venue.item(203)).toMatchObject({ ...moved, ...rest, version: 2, quantity: 20 });
    const [entry] = await venue.history(203);
    expect(entry).toMatchObject({ action: 'changed', user_name: 'admin' });
    expect(entry?.changes).toContainEqual({ field: 'package_price', before: null, after: 2000.5 });
    expect(entry?.changes).toHaveLength(8);
    expect(await venue.story(203)).toHaveLength(1);
    const same = { item_id: 203, new_name: 'Солод светлый', new_quantity: 20, version: 2 };
    expect(await save(same)).toEqual({ version: 2 });
    expect(await venue.history(203)).toHaveLength(1);
  });

  it('books a price as a revaluation and a quantity as the difference, with the reason', async () => {
    await save({ item_id: 203, new_stock_price: 90, new_quantity: 18.5 });
    expect((await venue.story(203)).slice(1)).toMatchObject([
      { kind: 'revaluation', quantity: 0, amount: 200_00, unit_price: 90_00 },
      { kind: 'write_off', quantity: -1.5, amount: 135_00, description: 'Исправлено в карточке', user_id: 1 },
    ]);
    await save({ item_id: 203, new_quantity: 21, old_quantity: 18.5 });
    expect((await venue.story(203)).at(-1)).toMatchObject({ kind: 'recharge', quantity: 2.5 });
    expect(await venue.item(203)).toMatchObject({ quantity: 21, stock_price: 90 });
  });

  it('refuses an old copy or quantity, unknown references, fields a folder lacks, and a folder in itself', async () => {
    const { refusal } = venue;
    expect(await refusal(save({ item_id: 203, new_name: 'X', version: 1 }))).toEqual([5, 'version']);
    expect(await refusal(save({ item_id: 203, new_quantity: 5, old_quantity: 18.5 }))).toEqual([5, 'version']);
    expect(await refusal(save({ item_id: 999, new_name: 'X' }))).toEqual([2, 'item_id']);
    const unknown = { new_category_id: 777, new_parent_id: 201, new_menu_item_id: 903, new_measure_id: 9 };
    for (const [field, id] of Object.entries(unknown))
      expect(await refusal(save({ item_id: 203, [field]: id }))).toEqual([2, field]);
    // Fifteen billion baht.
    expect(await refusal(save({ item_id: 203, new_stock_price: 1e6, new_quantity: 15_000 }))).toEqual([1, undefined]);
    expect(await refusal(save({ item_id: 100, new_quantity: 1 }))).toEqual([1, 'new_quantity']);
    expect(await refusal(save({ item_id: 100, new_parent_id: 110 }))).toEqual([5, 'new_parent_id']);
  });

  it('creates a folder in the given place', async () => {
    const body = { parent_id: 100, name: 'Вино', category_id: 48 };
    const { item_id } = await venue.ask(stock.createStockFolder, { body });
    expect(await venue.item(item_id)).toMatchObject({ is_file: false, name: 'Вино', parent_id: 100, category_id: 48 });
    expect(await venue.history(item_id)).toMatchObject([{ action: 'created' }]);
    await save({ item_id, new_name: 'Вина', new_parent_id: 110 });
    expect(await venue.item(item_id)).toMatchObject({ name: 'Вина', parent_id: 110, version: 2 });
  });
});

describe('another measure', () => {
  it('converts quantity, price, package and recipes, and records it in both histories', async () => {
    await save({ item_id: 204, new_package_quantity: 100 });
    const versionOf = async () =>
      (await venue.ask(listMenu, { query: {} })).items.find(({ item_id }) => item_id === 901)?.version ?? 0;
    const before = await versionOf();
    await save({ item_id: 204, new_measure_id: 1, recalculate_measure: true, measure_factor: 0.065 });
    const converted = { measure_id: 1, quantity: 1.95, stock_price: 76.923077, package_quantity: 6.5 };
    expect(await venue.item(204)).toMatchObject(converted);
    const row = { kind: 'recalculation', quantity: -28.05, amount: 0, unit_price: 7692.307692 };
    const note = { kind: 'measureChanged', args: { from: 'unit', factor: 0.065, to: 'kg' } };
    const description = 'Пересчёт единицы: 1 шт. = 0,065 кг';
    expect((await venue.story(204)).at(-1)).toMatchObject({ ...row, note, description });
    expect(await venue.recipe(901)).toContainEqual([204, 0.065]);
    expect(await versionOf()).toBe(before + 1);
    const [dish] = (await venue.ask(menuHistory, { body: { item_id: 901 } })).items;
    expect(dish?.changes[0]).toMatchObject({ field: 'ingredients' });
    const [entry] = await venue.history(204);
    const fields = entry?.changes.map(({ field }) => field) ?? [];
    expect(fields.toSorted()).toEqual(['measure_id', 'package_quantity', 'quantity', 'stock_price']);
  });

  it('leaves the figures unchanged on request', async () => {
    await save({ item_id: 204, new_measure_id: 2, recalculate_measure: false });
    expect(await venue.item(204)).toMatchObject({ measure_id: 2, quantity: 1.95, stock_price: 76.923077 });
    expect((await venue.story(204)).filter(({ kind }) => kind === 'recalculation')).toHaveLength(1);
    expect(await venue.recipe(901)).toContainEqual([204, 0.065]);
  });

  it('refuses to round a recipe or a quantity to 0, and changes nothing', async () => {
    const factor = (measure_factor: number) =>
      venue.refusal(save({ item_id: 204, new_measure_id: 1, recalculate_measure: true, measure_factor }));
    expect(await factor(0.001)).toEqual([1, 'measure_factor']);
    expect(await factor(0.0001)).toEqual([1, 'measure_factor']);
    expect(await venue.item(204)).toMatchObject({ measure_id: 2, quantity: 1.95 });
  });

  it('takes figures typed with it as figures in the new measure', async () => {
    await save({ item_id: 205, new_measure_id: 1, recalculate_measure: true, measure_factor: 2, new_quantity: 1 });
    expect(await venue.item(205)).toMatchObject({ quantity: 1, stock_price: 5 });
    const booked = (await venue.story(205)).slice(1).flatMap(({ kind, quantity }) => [kind, quantity]);
    expect(booked).toEqual(['recalculation', 1, 'write_off', -1]);
  });
});

describe('writing off', () => {
  const off = (quantity: number, type: 1 | 2, reason = 'Разбили') =>
    venue.ask(stock.writeOffStock, { body: { item_id: 201, quantity, type, reason } });

  it('books a loss, a surplus, and a shortfall', async () => {
    await off(0.5, 1);
    await off(-0.25, 1, 'Нашли');
    await off(1, 2, 'Инвентаризация');
    expect((await venue.story(201)).slice(1)).toMatchObject([
      { kind: 'write_off', quantity: -0.5, amount: 250_00, description: 'Разбили', user_id: 1 },
      { kind: 'recharge', quantity: 0.25, description: 'Нашли' },
      { kind: 'shortfall', quantity: -1, description: 'Инвентаризация' },
    ]);
    expect(await venue.item(201)).toMatchObject({ quantity: 8.75, stock_price: 500 });
  });

  it('refuses a loss computed from another quantity than the item holds', async () => {
    const { quantity = 0, version } = await venue.item(201);
    const body = { item_id: 201, reason: 'Разбили', type: 1, version } as const;
    const counted = (old_quantity: number) =>
      venue.ask(stock.writeOffStock, { body: { ...body, quantity: 1, old_quantity } });
    expect(await venue.refusal(counted(quantity + 2))).toEqual([5, 'version']);
    expect(await venue.item(201)).toMatchObject({ quantity, version });
    await counted(quantity);
    expect(await venue.item(201)).toMatchObject({ quantity: addQuantity(quantity, -1) });
  });

  it('refuses empty input', async () => {
    for (const asked of [off(0, 1), off(0, 2), off(-1, 2)]) expect(await venue.refusal(asked)).toEqual([1, 'quantity']);
    expect(await venue.refusal(off(1, 1, '  '))).toEqual([1, 'reason']);
    const folder = { item_id: 100, quantity: 1, type: 1, reason: 'x' } as const;
    expect(await venue.refusal(venue.ask(stock.writeOffStock, { body: folder }))).toEqual([2, 'item_id']);
  });
});

const set = (item_id: number, sensor_id: number, channel_id: number) =>
  venue.ask(stock.setSensor, { body: { item_id, sensor_id, channel_id } });

it('a sensor measures one item per channel', async () => {
  await set(201, 7, 1);
  expect(await venue.refusal(set(202, 7, 1))).toEqual([5, 'channel_id']);
  await set(202, 7, 2);
  await set(202, 7, 2);
  expect(await venue.item(202)).toMatchObject({ sensor_id: 7, channel_id: 2, version: 1 });
  await venue.ask(stock.deleteSensor, { body: { item_id: 201 } });
  await set(202, 7, 1);
  expect(await venue.item(201)).toMatchObject({ sensor_id: null, channel_id: null });
  expect(await venue.refusal(set(100, 7, 3))).toEqual([2, 'item_id']);
});

describe('removing', () => {
  const remove = (...items: number[]) => venue.ask(stock.deleteStock, { body: { items } });
  const restore = (...items: number[]) => venue.ask(stock.restoreStock, { body: { items } });
  const isThere = async (id: number) => (await venue.rows()).some(({ item_id }) => item_id === id);

  it('refuses an item that a dish uses, also within its folder, and names it', async () => {
    expect(await venue.refusal(remove(202))).toEqual([5, 'items.202']);
    expect(await venue.refusal(remove(100))).toEqual([5, 'items.201']);
    expect(await venue.refusal(remove(205, 999))).toEqual([2, 'items']);
    expect(await isThere(205)).toBe(true);
  });

  it('says beforehand what prevents it and what goods would go', async () => {
    const ahead = (...items: number[]) => venue.ask(stockRemoval, { body: { items } });
    const { used, blocking } = await ahead(100);
    expect(blocking).toBe(used.length);
    expect(used).toContainEqual({ item_id: 202, name: 'Ром белый', count: 2, dishes: ['Дайкири', 'Ром 50 мл'] });
    // A litre at 5.
    expect(await ahead(205)).toEqual({ used: [], blocking: 0, holding: 1, worth: 5 });
    expect(await ahead(999)).toEqual({ used: [], blocking: 0, holding: 0, worth: 0 });
  });

  it('takes its contents along, and restores them', async () => {
    await remove(3594);
    expect(await isThere(301)).toBe(false);
    const { items } = await venue.ask(stock.removedStock, {});
    expect(items).toMatchObject([{ item_id: 3594, name: 'Варка', is_file: false, path: [] }]);
    expect(await venue.refusal(restore(301))).toEqual([5, 'parent_id']);
    await restore(3594);
    expect(await isThere(301)).toBe(true);
    expect((await venue.history(301)).map(({ action }) => action)).toEqual(['restored', 'removed']);
    expect(await venue.refusal(restore(301))).toEqual([2, 'items']);
  });

  it('leaves a sensor with its new item', async () => {
    await venue.ask(stock.setSensor, { body: { item_id: 205, sensor_id: 9, channel_id: 8 } });
    await remove(205);
    await venue.ask(stock.setSensor, { body: { item_id: 301, sensor_id: 9, channel_id: 8 } });
    await restore(205);
    expect(await venue.item(205)).toMatchObject({ sensor_id: null, channel_id: null });
    expect((await venue.history(205))[0]?.changes).toContainEqual({ field: 'sensor_id', before: 9, after: null });
    expect(await venue.item(301)).toMatchObject({ sensor_id: 9, channel_id: 8 });
  });
});

test('a refusal of the backend names its subject', async () => {
  const told = async (asked: Promise<unknown>) =>
    problemText(problemOf(await asked.catch((error: unknown) => error)), wordsIn('en'), 'en');
  await venue.ask(stock.setSensor, { body: { item_id: 202, sensor_id: 5, channel_id: 1 } });
  const removed = venue.ask(stock.deleteStock, { body: { items: [202] } });
  expect(await told(removed)).toBe('Cannot remove “Ром белый”: dishes still use it: Дайкири, Ром 50 мл.');
  const moved = venue.ask(stock.transferStock, { body: { source_id: 202, target_id: 301, quantity: 6 } });
  expect(await told(moved)).toBe('There are only 5.5 l in stock.');
  const merged = venue.ask(stock.mergeStock, { body: { source_id: 203, destination_id: 201 } });
  expect(await told(merged)).toBe('The units differ: kg and l. Make them the same first.');
  const measured = venue.ask(stock.setSensor, { body: { item_id: 201, sensor_id: 5, channel_id: 1 } });
  expect(await told(measured)).toBe('This channel measures “Ром белый” already. Choose another.');
});

describe('what is too much', () => {
  it('is refused in the card, by any route', async () => {
    await save({ item_id: 207, new_stock_price: 1e8, new_quantity: 1 });
    expect(await venue.refusal(save({ item_id: 207, new_quantity: 1e9 }))).toEqual([1, undefined]);
    const gone = { item_id: 207, quantity: 1e9, reason: 'x', type: 1 } as const;
    expect(await venue.refusal(venue.ask(stock.writeOffStock, { body: gone }))).toEqual([1, undefined]);
    const tiny = { new_measure_id: 1, recalculate_measure: true, measure_factor: 1e-6 };
    expect(await venue.refusal(save({ item_id: 207, ...tiny }))).toEqual([1, 'measure_factor']);
  });

  it('is refused in a delivery that would price a package', async () => {
    await save({ item_id: 203, new_package_quantity: 1e9, new_package_price: 1 });
    expect(await venue.refusal(venue.deliver({ item_id: 203, quantity: 0.001, price: 1e8 }))).toEqual([1, 'items']);
  });

  it('is at most what a count lists', async () => {
    const { count_id } = await venue.ask(startCount, { body: { name: 'Все', folders: [], blind: false } });
    await venue.ask(enterCount, { body: { count_id, item_id: 207, counted: 2 } });
    expect((await venue.ask(listCounts, {})).items[0]).toMatchObject({ count_id, difference: 1e8 });
  });
});
