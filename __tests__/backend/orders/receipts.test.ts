import { eq } from 'drizzle-orm';
import { dishIngredients, menuItems, receiptRuns } from '@/backend/src/db/schema';
import { keepRun } from '@/backend/src/sections/orders/receipt-routes';
import * as api from '@/lib/sections/orders/contract/orders';
import { saveStockItem } from '@/lib/sections/stock/contract/edit';
import type { InputOf } from '@/lib/contract/endpoint';
import { CODE } from '@/lib/contract/problem';
import { fillStock } from '../../support/stock';
import { codeOf, signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { BEER, byCard, cancel, importOrder, openBar, paidAt, pay, seconds, SONG, ZONE } from './venue';

const stack = startStack({ VENUE_TIMEZONE: ZONE });
const ask = signedIn('mei');
const admin = signedIn();
let mei = 0;
const all = { period_id: 4 };

beforeAll(async () => {
  const { database } = stack;
  mei = await stack.addPerson('mei', 'CashierLogin', 'OrdersView');
  await openBar(database);
  const beers = { menu_id: BEER, quantity: 2 };
  const mixed = [beers, { menu_id: SONG, quantity: 1 }];
  await pay(database, paidAt('2026-03-01T11:59'), paidAt('2026-03-01T12:00', { ...byCard, cashier_id: mei }));
  await pay(database, paidAt('2026-03-02T02:00', { lines: mixed, discount_percent: 15, cardShare: () => 4000 }));
  await pay(database, paidAt('2026-03-02T14:00', { lines: [{ menu_id: SONG, quantity: 3 }] }));
  await cancel(database, await importOrder(database, '2026-03-02T15:00', 9000), mei);
  await importOrder(database, '2026-03-02T16:00', 7001);
  await importOrder(database, '2026-03-02T17:00', 0);
  await importOrder(database, '2026-03-02T18:00', -500);
});

test('the shortlist holds orders that brought money and were not taken back', async () => {
  const { orders } = await ask(api.shortlistOrders, { body: all });
  expect(orders.map(({ order_number }) => order_number)).toEqual([1, 2, 3, 4, 6]);
  expect(orders.map(({ paidsum }) => paidsum)).toEqual([100, 100, 212.5, 150, 70.01]);
  expect(orders.map(({ paid_type }) => paid_type)).toEqual(['cash', 'card', 'others', 'cash', 'cash']);
  const narrowed = await ask(api.shortlistOrders, { body: { ...all, cashier_id: mei } });
  expect(narrowed.orders.map(({ order_number }) => order_number)).toEqual([2]);
});

test('chosen orders are recorded and printed as receipts: positions, discount, subtotal and VAT to the satang', async () => {
  const body = { ...all, target: 400, order_numbers: [6, 3] };
  const { run_id, total } = await ask(api.takeReceipts, { body });
  expect(total).toBe(282.51);
  const { receipts, orders } = await ask(api.runReceipts, { params: { id: run_id }, query: { from: 0, count: 500 } });
  expect(orders).toBe(2);
  const sums = { discount: 37.5, total: 212.5, subtotal: 197.63 };
  const beers = { name: 'Чанг', quantity: 2, price: 200 };
  const content = [beers, { name: 'Песня', quantity: 1, price: 50 }];
  expect(receipts).toEqual([
    { order_number: 3, time: seconds('2026-03-02T02:00'), table: '7', guest: 'Guest 1', content, ...sums },
    expect.objectContaining({ order_number: 6, total: 70.01, subtotal: 65.11 }),
  ]);
  const second = { params: { id: run_id }, query: { from: 1, count: 500 } };
  expect((await ask(api.runReceipts, second)).receipts.map((one) => one.order_number)).toEqual([3]);
  const [run] = await stack.database.db.select().from(receiptRuns);
  expect(run).toMatchObject({ kind: 'checks', user_id: mei, target: 40_000, total: 28_251, order_numbers: [6, 3] });
});

test('no receipt for an order that is unknown, free or taken back, nor above the sum', async () => {
  const take = (body: InputOf<typeof api.takeReceipts>['body']) => codeOf(ask(api.takeReceipts, { body }));
  for (const number of [99, 5, 7, 8]) expect(await take({ ...all, order_numbers: [1, number] })).toBe(CODE.notFound);
  expect(await take({ ...all, target: 199.99, order_numbers: [1, 2] })).toBe(CODE.badRequest);
  expect(await take({ ...all, order_numbers: [] })).toBe(CODE.badRequest);
  const query = { from: 0, count: 10 };
  expect(await codeOf(ask(api.runReceipts, { params: { id: 999 }, query }))).toBe(CODE.notFound);
});

test('a run of a period that still runs ends when it was made', async () => {
  const before = Math.floor(Date.now() / 1000);
  const run = { kind: 'checks', user_id: mei, target: null, total: 0 } as const;
  const bounds = { start: before - 60, end: before + 3600 };
  const run_id = await keepRun(stack.database.db, { ...run, order_numbers: [], bounds });
  const [row] = await stack.database.db.select().from(receiptRuns).where(eq(receiptRuns.run_id, run_id));
  const end = (row?.end_time?.getTime() ?? 0) / 1000;
  expect(end).toBeGreaterThanOrEqual(before);
  expect(end).toBeLessThanOrEqual(Date.now() / 1000);
});

test('alcohol is listed by business day and dish, imported too; songs and orders taken back are not; a run is listed once delivered, an empty list is none', async () => {
  const { items, run_id = 0 } = await ask(api.listAlcohol, { body: all });
  expect(items).toEqual([
    { date: '2026-02-28', name: 'Чанг', quantity: 1, price: 100 },
    { date: '2026-03-01', name: 'Чанг', quantity: 3, price: 270 },
    { date: '2026-03-02', name: 'Чанг', quantity: 3, price: 65.01 },
  ]);
  expect((await ask(api.listReceiptRuns, {})).items).toEqual([]);
  for (const id of [run_id, 1, run_id]) await ask(api.noteDelivery, { params: { id } });
  const { items: runs } = await ask(api.listReceiptRuns, {});
  expect(runs).toHaveLength(2);
  expect(runs[0]).toMatchObject({ kind: 'alcohol', user_name: 'mei', total: 435.01, start_time: null, orders: 0 });
  expect(runs[0]?.end_time).toEqual(expect.any(Number));
  expect(runs[1]).toMatchObject({ kind: 'checks', orders: 2, target: 400, total: 282.51 });
  expect(await codeOf(ask(api.noteDelivery, { params: { id: 999 } }))).toBe(CODE.notFound);
  const left_out = { dishes: 0, quantity: 0, price: 0 };
  const nothing = { items: [], left_out, unmarked: { items: [], quantity: 0, price: 0 } };
  expect(await ask(api.listAlcohol, { body: { period_id: 5, start_time: 1, end_time: 2 } })).toEqual(nothing);
});

test('the ingredients taken at the sale decide, not a later recipe', async () => {
  await stack.database.pool.query(`update dish_ingredients set menu_id = ${SONG} where menu_id = ${BEER}`);
  const { items } = await ask(api.listAlcohol, { body: all });
  expect(items.flatMap(({ date, quantity }) => [date, quantity])).toEqual(['2026-02-28', 1, '2026-03-01', 3]);
});

test('what is marked as without alcohol is left out and counted, imported or not, unless alcohol goes with it', async () => {
  const save = (body: InputOf<typeof saveStockItem>['body']) => admin(saveStockItem, { body });
  const listed = async () => {
    const { items, left_out } = await ask(api.listAlcohol, { body: all });
    return { quantity: items.reduce((sum, { quantity }) => sum + quantity, 0), left_out };
  };
  await stack.database.pool.query(`update dish_ingredients set menu_id = ${BEER}`);
  await save({ item_id: 1, new_without_alcohol: true });
  expect(await listed()).toEqual({ quantity: 0, left_out: { dishes: 1, quantity: 7, price: 435.01 } });
  await fillStock(stack.database, [
    { item_id: 2, is_file: true, name: 'Ром', measure_id: 3, quantity: 5, stock_price: 9000, category_id: 101 },
  ]);
  await stack.database.db.insert(dishIngredients).values({ menu_id: BEER, item_id: 2, item_quantity: 0.1 });
  await pay(stack.database, paidAt('2026-03-05T14:00'));
  // The imported orders follow today's recipe, the paid ones what they took.
  const imported = { quantity: 3, price: 65.01 };
  const after = await listed();
  expect(after.quantity).toBe(imported.quantity + 1);
  expect(after.left_out).toEqual({ dishes: 1, quantity: 7 - imported.quantity, price: 435.01 - imported.price });
  await save({ item_id: 1, new_without_alcohol: false });
  expect(await listed()).toMatchObject({ quantity: 8, left_out: { dishes: 0, quantity: 0, price: 0 } });
  const rows = await stack.database.rows<{ changes: object[] }>`
    select changes from history join stock_items using (record_id) where item_id = 1`;
  const change = { field: 'without_alcohol', before: false, after: true };
  expect(rows.flatMap(({ changes }) => changes)).toContainEqual(change);
});

test('dishes with house-made goods that nobody has marked either way are named, with what they brought', async () => {
  const { db } = stack.database;
  const drink = { is_file: true, measure_id: 3, quantity: 9, stock_price: 1000 };
  await fillStock(stack.database, [
    { item_id: 3594, is_file: false, name: 'Варка' },
    { ...drink, item_id: 51, name: 'Квас', parent_id: 3594 },
    { ...drink, item_id: 52, name: 'Эль', parent_id: 3594 },
    { ...drink, item_id: 53, name: 'Сок' },
  ]);
  await db.insert(menuItems).values([
    { is_file: true, item_id: 61, name: 'Эль 0,5', retail_price: 15_000 },
    { is_file: true, item_id: 62, name: 'Квас 0,5', retail_price: 8000 },
    { is_file: true, item_id: 63, name: 'Сок', retail_price: 5000 },
  ]);
  const half = (menu_id: number, item_id: number) => ({ menu_id, item_id, item_quantity: 0.5 });
  await db.insert(dishIngredients).values([half(61, 52), half(62, 51), half(63, 53)]);
  const lines = [61, 62, 63].map((menu_id) => ({ menu_id, quantity: 2 }));
  await pay(stack.database, paidAt('2026-04-01T14:00', { lines }), paidAt('2026-04-02T14:00', { lines }));
  const body = { period_id: 5, start_time: seconds('2026-04-01T12:00'), end_time: seconds('2026-04-03T12:00') };
  const asked = () => ask(api.listAlcohol, { body });
  const ale = { name: 'Эль 0,5', quantity: 4, price: 600 };
  const kvass = { name: 'Квас 0,5', quantity: 4, price: 320 };
  expect(await asked()).toMatchObject({ items: [], unmarked: { items: [kvass, ale], quantity: 8, price: 920 } });
  await admin(saveStockItem, { body: { item_id: 52, new_category_id: 101 } });
  await admin(saveStockItem, { body: { item_id: 51, new_without_alcohol: true } });
  const half_ale = { name: 'Эль 0,5', quantity: 2, price: 300 };
  expect(await asked()).toMatchObject({
    items: ['2026-04-01', '2026-04-02'].map((date) => ({ date, ...half_ale })),
    left_out: { dishes: 1, quantity: 4, price: 320 },
    unmarked: { items: [], quantity: 0, price: 0 },
  });
});
