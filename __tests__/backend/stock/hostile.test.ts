import { menuItems, dishIngredients, stockItems } from '@/backend/src/db/schema';
import { payOrders } from '@/backend/src/orders/pay';
import { stockRows } from '@/lib/contract/stock';
import {
  addBarcode,
  addToStock,
  createStockFolder,
  deleteStock,
  mergeStock,
  saveStockItem,
  writeOffStock,
  type ExistingLine,
  type NewLine,
} from '@/lib/contract/stock-edit';
import { enterCount, listCounts, startCount } from '@/lib/contract/stock-count';
import { stockStory, stockStoryChart } from '@/lib/contract/stock-story';
import { fillStock } from '../../support/stock';
import { startEdited, type Edited } from './edited-stock';

let stock: Edited;
beforeAll(async () => {
  stock = await startEdited();
  await stock.database.pool.query(
    "insert into expense_categories (category_id, name, group_id) values (101, 'Пиво', 1) on conflict do nothing",
  );
});
afterAll(() => stock.close());

const deliver = (line: ExistingLine | NewLine) =>
  stock.ask(addToStock, { body: { use_own_funds: true, pay_later: false, include_vat: false, items: [line] } });
const fresh = (name: string): NewLine => ({
  ...{ name, quantity: 1, price: 1, parent_id: 100, category_id: 101, measure_id: 1, description: '' },
});
const save = (item_id: number, what: object) => stock.ask(saveStockItem, { body: { item_id, ...what } });
const writeOff = (item_id: number, quantity: number, reason = 'x') =>
  stock.ask(writeOffStock, { body: { item_id, quantity, reason, type: 1 } });

describe.each([
  ['a NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
])('a text with %s is refused as such', (_, text) => {
  test.each([
    ['a new item', () => deliver(fresh(text))],
    ['a reason', () => writeOff(201, 1, text)],
    ['an item', () => save(201, { new_name: text })],
    ['a folder', () => stock.ask(createStockFolder, { body: { parent_id: 0, name: text } })],
    ['a barcode', () => stock.ask(addBarcode, { body: { item_id: 201, barcode: text } })],
  ])('in %s', async (_where, attempt) => {
    expect(await stock.refusal(attempt())).toEqual([1, undefined]);
  });
});

describe('excessive values are refused, and reading still works', () => {
  it('in the card, by any route', async () => {
    await save(205, { new_stock_price: 1e8, new_quantity: 1 });
    expect(await stock.refusal(save(205, { new_quantity: 1e9 }))).toEqual([1, undefined]);
    expect(await stock.refusal(writeOff(205, 1e9))).toEqual([1, undefined]);
    const tiny = { new_measure_id: 1, recalculate_measure: true, measure_factor: 1e-6 };
    expect(await stock.refusal(save(205, tiny))).toEqual([1, 'measure_factor']);
    await save(205, { new_stock_price: 10 });
    expect((await stock.item(205)).stock_price).toBe(10);
  });

  it('in a delivery that would price a package', async () => {
    await save(203, { new_package_quantity: 1e9, new_package_price: 1 });
    expect(await stock.refusal(deliver({ item_id: 203, quantity: 0.001, price: 1e8 }))).toEqual([1, 'items']);
    await save(203, { new_package_quantity: null, new_package_price: null });
  });

  it('in a count, which can still be listed', async () => {
    await save(205, { new_stock_price: 1e8 });
    const { count_id } = await stock.ask(startCount, { body: { name: 'Все', folders: [], blind: false } });
    const enter = (counted: number) => stock.ask(enterCount, { body: { count_id, item_id: 205, counted } });
    expect(await stock.refusal(enter(1e9))).toEqual([1, 'counted']);
    await enter(2);
    expect((await stock.ask(listCounts, {})).items[0]).toMatchObject({ count_id, difference: 1e8 });
    await save(205, { new_stock_price: 10 });
  });
});

test.each([
  [-9e15, 0, 'start_time'],
  [9e15, 9e15, 'start_time'],
  [0, 9e15, 'end_time'],
])('a period from %d to %d is refused', async (start_time, end_time, field) => {
  const body = { item_id: 201, period_id: 5, start_time, end_time, filters: [1 as const, 2 as const, 3 as const] };
  expect(await stock.refusal(stock.ask(stockStory, { body }))).toEqual([1, field]);
  expect(await stock.refusal(stock.ask(stockStoryChart, { body }))).toEqual([1, field]);
});

test('dishes still have a cost when an empty item is merged into one that was never bought', async () => {
  await fillStock(stock.database, [
    { item_id: 401, is_file: true, name: 'Сироп', measure_id: 3, quantity: 0, stock_price: 300_00 },
  ]);
  await stock.database.db
    .insert(stockItems)
    .values({ item_id: 402, is_file: true, name: 'Сироп, новый', measure_id: 3 });
  await stock.ask(mergeStock, { body: { source_id: 401, destination_id: 402 } });
  expect(await stock.item(402)).toMatchObject({ quantity: 0, stock_price: 300 });
});

test('a dish whose ingredient was removed while the dish was off the menu is paid at its cost', async () => {
  const { db } = stock.database;
  await fillStock(stock.database, [
    { item_id: 411, is_file: true, name: 'Мята', measure_id: 2, quantity: 3, stock_price: 7_00 },
  ]);
  await db
    .insert(menuItems)
    .values({ item_id: 904, is_file: true, name: 'Мохито', retail_price: 100_00, removed_at: new Date() });
  await db.insert(dishIngredients).values({ menu_id: 904, item_id: 411, item_quantity: 2 });
  await stock.ask(deleteStock, { body: { items: [411] } });
  await db.transaction((tx) =>
    payOrders(
      tx,
      [
        {
          ...{ place_id: 16, table: '1', opened_time: new Date(), paid_time: new Date(), cashier_id: null },
          ...{ discount_percent: 0, lines: [{ menu_id: 904, quantity: 2 }], cardShare: () => 0 },
        },
      ],
      'Asia/Bangkok',
    ),
  );
  expect((await stock.story(411)).at(-1)).toMatchObject({ kind: 'order', quantity: -4, amount: 28_00 });
  expect((await stock.ask(stockRows, {})).rows.some(({ item_id }) => item_id === 411)).toBe(false);
});
