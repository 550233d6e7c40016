import fc from 'fast-check';
import { book } from '@/backend/src/ledger/stock/ledger';
import { stockBarcodes, stockItems } from '@/backend/src/db/schema';
import { barcodePlanner } from '@/backend/src/import/stock/plan-barcodes';
import { storyRepository } from '@/backend/src/ledger/stock/story';
import { menuHistory } from '@/lib/sections/menu/contract/edit';
import * as stock from '@/lib/sections/stock/contract/edit';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { stockStory } from '@/lib/sections/stock/contract/story';
import { convertedPrice, convertedQuantity } from '@/lib/sections/stock/rules/measure-change';
import { valueOf } from '@/lib/domain/holding';
import { brokenBy } from '../../support/broken-by';
import { fillStock } from '../../support/stock';
import { startEdited } from './edited-stock';
import { always } from '../../support/always';

const venue = startEdited();

const merge = (source_id: number, destination_id: number) =>
  venue.ask(stock.mergeStock, { body: { source_id, destination_id } });

describe('transfer', () => {
  const transfer = (target_id: number, quantity: number, source_id = 201) =>
    venue.ask(stock.transferStock, { body: { source_id, target_id, quantity } });

  it('turns a quantity into the same quantity of a target below the Brew folder, at the same value', async () => {
    await transfer(301, 2.5);
    expect((await venue.story(201)).at(-1)).toMatchObject({ kind: 'transfer_out', quantity: -2.5, amount: 1250_00 });
    expect((await venue.story(301)).at(-1)).toMatchObject({ kind: 'transfer_in', quantity: 2.5, amount: 1250_00 });
    expect(await venue.item(301)).toMatchObject({ quantity: 2.5, stock_price: 500 });
    const { items } = await venue.ask(stockStory, { body: { item_id: 201, period_id: 0, filters: [1, 2, 3] } });
    const note = { kind: 'movedTo', args: { id: 301, name: 'Эль' } };
    expect(items[0]).toMatchObject({ description: 'В #301 Эль', note });
  });

  it('refuses a target elsewhere, itself, a quantity of 0, more than there is, and anything but items', async () => {
    const { refusal } = venue;
    expect(await refusal(transfer(202, 1))).toEqual([1, 'target_id']);
    expect(await refusal(transfer(301, 1, 301))).toEqual([1, 'target_id']);
    expect(await refusal(transfer(301, 0))).toEqual([1, 'quantity']);
    expect(await refusal(transfer(301, 7.501))).toEqual([1, 'quantity']);
    expect(await refusal(transfer(3600, 1))).toEqual([2, 'target_id']);
    expect(await refusal(transfer(301, 1, 999))).toEqual([2, 'source_id']);
    expect(await venue.item(201)).toMatchObject({ quantity: 7.5 });
  });
});

describe('barcodes', () => {
  const add = (item_id: number, barcode: string, menu_id?: number) =>
    venue.ask(stock.addBarcode, { body: { item_id, barcode, ...(menu_id && { menu_id }) } });

  it('belong to one item: a duplicate names its owner', async () => {
    const { added, barcode_id } = await add(201, ' 4607001 ', 901);
    expect(added).toBe(true);
    expect(await venue.barcodes(201)).toEqual([{ barcode_id, barcode: '4607001', menu_id: 901 }]);
    const refused = { added: false, assigned_stock_item_id: 201, assigned_stock_item_name: 'Ром' };
    expect(await add(204, '4607001')).toEqual(refused);
    expect(await add(201, '4607001')).toEqual(refused);
    expect(await venue.refusal(add(100, '1'))).toEqual([2, 'item_id']);
    expect(await venue.refusal(add(201, '1', 903))).toEqual([2, 'menu_id']);
    const remove = () => venue.ask(stock.deleteBarcode, { body: { barcode_id: barcode_id! } });
    await remove();
    expect(await venue.barcodes(201)).toEqual([]);
    expect(await venue.refusal(remove())).toEqual([2, 'barcode_id']);
    const gone = { field: 'barcodes', before: '4607001', after: null };
    const given = { field: 'barcodes', before: null, after: '4607001' };
    expect((await venue.history(201)).slice(0, 2).map(({ changes }) => changes)).toEqual([[gone], [given]]);
  });

  const [UPC, EAN] = ['036000291452', '0036000291452'];
  const found = async (barcode: string) => (await venue.ask(findBarcode, { body: { barcode } })).item_id;
  const codesOf = async (item_id: number) => (await venue.barcodes(item_id)).map(({ barcode }) => barcode);

  it('with and without a leading zero are one, kept as it was entered', async () => {
    expect(await add(203, UPC)).toMatchObject({ added: true });
    expect(await add(301, EAN)).toMatchObject({ added: false, assigned_stock_item_id: 203 });
    expect([await found(UPC), await found(EAN)]).toEqual([203, 203]);
    expect([await codesOf(203), await codesOf(301)]).toEqual([[UPC], []]);
    expect(await found(`0${EAN}`)).toBeNull();
  });

  it('of a removed item move to another, in any spelling, for good', async () => {
    expect(await add(205, '0885123456789')).toMatchObject({ added: true });
    await venue.ask(stock.deleteStock, { body: { items: [205] } });
    expect(await found('885123456789')).toBeNull();
    expect(await add(204, '885123456789')).toMatchObject({ added: true });
    expect(await found('885123456789')).toBe(204);
    await venue.ask(stock.restoreStock, { body: { items: [205] } });
    expect(await venue.barcodes(205)).toEqual([]);
  });

  it('in two spellings for two items are each found by their own', async () => {
    await venue.database.db.insert(stockBarcodes).values([
      { item_id: 203, barcode: '012345678905' },
      { item_id: 204, barcode: '0012345678905' },
    ]);
    expect([await found('012345678905'), await found('0012345678905')]).toEqual([203, 204]);
  });

  it('in another spelling are given by an import to nobody else, and not twice', () => {
    const item = (line: number, name: string, barcode: string) => ({ line, name, barcode }) as never;
    const plan = barcodePlanner(new Map([[UPC, 1]]), new Map([[1, { name: 'Rum' }]]));
    expect(plan.add(item(2, 'Rum', EAN), 1, null)).toBe(false);
    expect(plan.add(item(3, 'Gin', EAN), 2, null)).toBe(false);
    expect(plan.add(item(4, 'Gum', '0885123456789'), 3, null)).toBe(true);
    expect(plan.add(item(5, 'Tea', '885123456789'), 4, null)).toBe(false);
    expect(plan.added).toEqual([{ barcode: '0885123456789', item_id: 3, menu_id: null }]);
    expect(plan.notices.map(({ text }) => text)).toEqual([
      `The barcode ${EAN} of "Gin" belongs to "Rum" already.`,
      'The barcode 885123456789 of "Tea" belongs to "Gum" on line 4 already.',
    ]);
  });
});

describe('merging', () => {
  it('refuses an item with itself, another measure, folders and removed items', async () => {
    expect(await venue.refusal(merge(201, 201))).toEqual([1, 'source_id']);
    expect(await venue.refusal(merge(203, 201))).toEqual([1, 'source_id']);
    expect(await venue.refusal(merge(100, 201))).toEqual([2, 'source_id']);
    expect(await venue.refusal(merge(201, 999))).toEqual([2, 'destination_id']);
  });

  it('moves quantity at its value, recipes, barcodes and story; the source is gone for good', async () => {
    await venue.ask(stock.setSensor, { body: { item_id: 202, sensor_id: 5, channel_id: 1 } });
    await merge(202, 201);
    // 7.5 at 500 and 5.5 at 333.33
    expect(await venue.item(201)).toMatchObject({ quantity: 13, stock_price: 429.486154 });
    expect(await venue.item(202)).toBeUndefined();
    expect((await venue.story(202)).at(-1)).toMatchObject({ kind: 'merge_out', quantity: -5.5, amount: 1833_32 });
    const merged = { quantity: 5.5, amount: 1833_32, description: 'Объединено с #202 Ром белый' };
    expect((await venue.story(201)).at(-1)).toMatchObject({ kind: 'merge_in', ...merged });
    expect((await venue.recipe(901)).flat()).toEqual([201, 0.06, 204, 1]);
    expect(await venue.recipe(902)).toEqual([[201, 0.05]]);
    expect((await venue.barcodes(201)).map(({ barcode }) => barcode)).toContain('8850001');
    const lines = (recipe: Readonly<Record<number, number>>) =>
      Object.entries(recipe).map(([id, item_quantity]) => ({ item_id: Number(id), item_quantity }));
    const [before, after] = [lines({ 201: 0.04, 202: 0.02, 204: 1 }), lines({ 201: 0.06, 204: 1 })];
    const [dish] = (await venue.ask(menuHistory, { body: { item_id: 901 } })).items;
    expect(dish?.changes).toEqual([{ field: 'ingredients', before, after }]);
    const merged_from = { field: 'merged_from', before: null, after: { item_id: 202, name: 'Ром белый' } };
    expect((await venue.history(201))[0]?.changes).toEqual([merged_from]);
    expect((await venue.history(202))[0]).toMatchObject({ action: 'removed' });
    // The sensor is free again.
    await venue.ask(stock.setSensor, { body: { item_id: 205, sensor_id: 5, channel_id: 1 } });
  });

  it('cannot be undone or go in a circle, and a chain is read as one story', async () => {
    expect((await venue.ask(stock.removedStock, {})).items).toEqual([]);
    expect(await venue.refusal(venue.ask(stock.restoreStock, { body: { items: [202] } }))).toEqual([2, 'items']);
    expect(await venue.refusal(merge(201, 202))).toEqual([2, 'destination_id']);
    await merge(201, 205);
    const family = await storyRepository(venue.database.db).family(205);
    expect(family.toSorted()).toEqual([201, 202, 205]);
  });

  it('of an item that holds something afterwards is found in the books', async () => {
    const merged = 'update stock_items set merged_into = 204, removed_at = now() where item_id = 203';
    expect(await brokenBy(venue.database, merged)).toContain('merged items hold nothing');
  });

  it('includes a negative quantity; an item that was never bought takes over the price of an empty one', async () => {
    const shared = { is_file: true, measure_id: 3, name: 'Сироп' };
    await fillStock(venue.database, [
      { ...shared, item_id: 401, quantity: 2, stock_price: 10_00 },
      { ...shared, item_id: 402, quantity: 1, stock_price: 30_00 },
      { ...shared, item_id: 411, quantity: 0, stock_price: 300_00 },
    ]);
    await venue.database.db.transaction((tx) => book(tx, [{ item_id: 402, kind: 'shortfall', quantity: -4 }]));
    await merge(402, 401);
    expect(await venue.item(401)).toMatchObject({ quantity: -1, stock_price: 10 });
    await venue.database.db.insert(stockItems).values({ ...shared, item_id: 412 });
    await merge(411, 412);
    expect(await venue.item(412)).toMatchObject({ quantity: 0, stock_price: 300 });
  });
});

const milli = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 1000);

it('a conversion there and back differs at most by the roundings', () => {
  const factor = fc.integer({ min: 10, max: 100_000 }).map((value) => value / 1000);
  always(milli(100_000), fc.integer({ min: 1, max: 10_000_00 }), factor, (quantity, price, by) => {
    const [q, p] = [convertedQuantity(quantity, by), convertedPrice(price, by)];
    expect(Math.abs(q - quantity * by)).toBeLessThanOrEqual(0.000_501);
    expect(Math.abs(p - price / by)).toBeLessThanOrEqual(0.501);
    expect(Math.abs(valueOf(q, p) - valueOf(quantity, price))).toBeLessThanOrEqual(0.501 * q + 0.000_501 * p + 2);
    expect(convertedQuantity(-quantity, by)).toBe(q === 0 ? convertedQuantity(-quantity, by) : -q);
  });
});
