import { dishIngredients, menuItems } from '@/backend/src/db/schema';
import { book } from '@/backend/src/ledger/stock/ledger';
import { receiveDelivery } from '@/backend/src/sections/stock/receive';
import { send as call } from '@/lib/api/call';
import { stockDaysLeft } from '@/lib/sections/stock/contract/stock';
import { mergeStock } from '@/lib/sections/stock/contract/edit';
import { composedReport } from '@/lib/lists/report/endpoints';
import { alcohol, products } from '@/lib/sections/statistics/lists/goods';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { browserOf, startStack } from '../../support/stack';
import { fillStock } from '../../support/stock';
import { at, expenseOf, seconds, takeBack } from '../orders/venue';
import { BOTTLE, BOTTLED, CHANG, EMPTY, HALF, HOUSE, LAGER, LIME, MIX, openTapRoom, pay, serve } from './tap-room';

/** From the middle of one business day to the middle of another. */
const CUSTOM = { period_id: 5, start_time: seconds('2026-10-10T18:00'), end_time: seconds('2026-10-12T02:30') };
const ALL = { period_id: 4 };

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const stack = startStack();
const browser = browserOf();

const report = async (
  which: typeof draftBeer | typeof alcohol | typeof products,
  body: object = CUSTOM,
  place: 'statistics' | 'karaoke' = 'statistics',
) => {
  const { items, totals } = await call(composedReport(which, place), { body: body as never }, browser.fetch);
  const rows = items as unknown as Record<string, unknown>[];
  return { rows, totals, row: (id: number) => rows.find((row) => row['id'] === id) };
};

beforeAll(async () => {
  const { database } = stack;
  await openTapRoom(database);
  const half = (quantity: number) => [{ menu_id: HALF, quantity }];
  // Before the period, but opened and paid on its first business day.
  await pay(database, at('2026-10-10T17:59'), half(10));
  // Opened before the period, paid in it.
  await pay(database, at('2026-10-10T18:10'), half(2));
  await pay(database, at('2026-10-11T01:00'), [
    ...half(4),
    { menu_id: MIX, quantity: 2 },
    { menu_id: BOTTLED, quantity: 3 },
  ]);
  // Before noon, so still the business day of the 10th. Entirely free for the guest.
  await pay(database, at('2026-10-11T11:00'), half(1), { discount_percent: 100 });
  await pay(database, at('2026-10-11T20:00'), [{ menu_id: HOUSE, quantity: 2 }], { discount_percent: 10 });
  await pay(database, at('2026-10-11T20:30'), half(6), { place_id: 17 });
  // Opened in the period, paid after it.
  await pay(database, at('2026-10-12T02:40'), half(8));
  const undone = await pay(database, at('2026-10-11T21:00'), half(50));
  await takeBack(database, await expenseOf(database, undone));
  const items = [
    { item_id: CHANG, quantity: 30, price: 90 },
    { item_id: LIME, quantity: 2, price: 100 },
  ];
  const paid = { user_id: 1, use_own_funds: true, pay_later: false, include_vat: false };
  await database.db.transaction((tx) => receiveDelivery(tx, { ...paid, time: at('2026-10-11T15:00'), items }));
  const time = { stock_story_time: at('2026-10-11T15:00') };
  await database.db.transaction((tx) =>
    book(tx, [
      { ...time, item_id: CHANG, kind: 'write_off', quantity: -1.5 },
      { ...time, item_id: CHANG, kind: 'shortfall', quantity: -0.5 },
      { ...time, item_id: CHANG, kind: 'recharge', quantity: 0.25 },
    ]),
  );
});

test('draft beer has a sensor or is brewed by the house, and an empty keg has no row; a period may begin within a day', async () => {
  const { rows, row, totals } = await report(draftBeer);
  expect(rows.map(({ id }) => id)).toEqual([CHANG, LAGER]);
  // 2 + 4 halves, two micheladas, one free half: 1 + 2 + 0.6 + 0.5.
  expect(row(CHANG)).toMatchObject({ name: 'Chang', sensor_id: 7, channel_id: 2, measure_name: 'litre' });
  // 100 + 30 − 1.75, less 31 halves and 0.6.
  expect(row(CHANG)).toMatchObject({ stock_quantity: 112.15, purchased_quantity: 30, purchased_price: 2700 });
  // By the time of ordering without the two halves opened before, with the eight paid after.
  expect(row(CHANG)).toMatchObject({ sold_quantity: 4.1, sold_quantity_by_time_added: 7.1, written_off_quantity: 2 });
  // 600 ฿ for halves, and 27/32 of the micheladas' 320 ฿.
  expect(row(CHANG)).toMatchObject({ sold_price: 870, profit: 501, average_sold_price: 212.2, stock_price: 90 });
  expect(row(CHANG)).toMatchObject({ pending_sold_quantity: 0, pending_sold_details: [] });
  expect(row(LAGER)).toMatchObject({ sold_quantity: 1, sold_price: 270, profit: 230, purchased_quantity: 0 });
  expect(totals).toMatchObject({ sold_quantity: 5.1, purchased_quantity: 30, written_off_quantity: 2 });
  expect(totals).toMatchObject({ total_records: 2, sold_price: 1140, profit: 731, average_sold_price: 223.53 });
});

test('items of categories with alcohol are alcohol, all others are products', async () => {
  const drinks = await report(alcohol);
  expect(drinks.rows.map(({ id }) => id)).toEqual([CHANG, EMPTY, BOTTLE]);
  const bottle = { measure_name: 'unit', stock_quantity: 45, sold_quantity: 3, stock_price: 55, days_left: null };
  expect(drinks.row(BOTTLE)).toMatchObject({ ...bottle, purchased_quantity: 0, written_off_quantity: 0 });
  const litres = { stock_quantity: 112.15, purchased_quantity: 30, sold_quantity: 4.1, written_off_quantity: 2 };
  const units = { stock_units: 45, purchased_units: 0, sold_units: 3, written_off_units: 0 };
  const costs = { purchased_cost: 2700, sold_cost: 4.1 * 90 + 165, written_off_cost: 180 };
  const sums = { ...litres, ...units, ...costs, stock_cost: 112.15 * 90 + 45 * 55 };
  expect(drinks.totals).toEqual({ total_records: 3, ...sums });
  const goods = await report(products);
  expect(goods.rows.map(({ id }) => id)).toEqual([LAGER, LIME]);
  expect(goods.row(LIME)).toMatchObject({ stock_quantity: 11.9, sold_quantity: 0.1, purchased_quantity: 2 });
  const ofProducts = { stock_kg: 11.9, sold_kg: 0.1, sold_quantity: 1, sold_units: 0, purchased_cost: 200 };
  expect(goods.totals).toMatchObject(ofProducts);
});

test('days left use the last 28 finished days of all places', async () => {
  const { database } = stack;
  expect((await report(alcohol, { period_id: 0 })).row(BOTTLE)).toMatchObject({ days_left: null });
  const sold = (days: number, quantity: number, place_id = 16) =>
    pay(database, daysAgo(days), [{ menu_id: BOTTLED, quantity }], { place_id });
  await sold(2, 5);
  await sold(9, 2, 17);
  await sold(20, 7);
  await sold(0, 9);
  // 22 are left; 14 were sold in 28 days (today is not finished): 44 days.
  for (const body of [{ period_id: 0 }, ALL, CUSTOM])
    expect((await report(alcohol, body)).row(BOTTLE)).toMatchObject({ stock_quantity: 22, days_left: 44 });
  const { items } = await call(stockDaysLeft, {}, browser.fetch);
  expect(items.filter(({ item_id }) => item_id === BOTTLE)).toEqual([{ item_id: BOTTLE, days_left: 44 }]);
});

test('open tables are pending in periods that reach until now', async () => {
  const { database } = stack;
  await serve(database, { count: 3 });
  await serve(database, { operation: 'remove', count: 1 });
  await serve(database, { table: '4', menu_id: MIX, count: 5 });
  await serve(database, { table: '4', menu_id: MIX, operation: 'remove_all', count: 0 });
  await serve(database, { table: '4', menu_id: MIX, count: 2 });
  await serve(database, { place_id: 17, count: 100 });
  // Since before noon.
  const early = daysAgo(1);
  await serve(database, { table: '2', count: 4, operation_time: early });
  const { row } = await report(draftBeer, { period_id: 0 });
  expect(row(CHANG)).toMatchObject({
    pending_sold_quantity: 3.6,
    pending_sold_details: [
      { time: Math.floor(early.getTime() / 1000), table: '2', count: 2 },
      { time: expect.any(Number), table: '3', count: 1 },
      { time: expect.any(Number), table: '4', count: 0.6 },
    ],
  });
  expect((await report(draftBeer, CUSTOM)).row(CHANG)).toMatchObject({ pending_sold_quantity: 0 });
});

test('a merged item counts as the one it was merged into', async () => {
  await call(mergeStock, { body: { source_id: LAGER, destination_id: CHANG } }, browser.fetch);
  expect((await report(draftBeer)).rows).toMatchObject([{ id: CHANG, sold_quantity: 5.1 }]);
});

test('goods in other measures have totals of their own, left out when 0', async () => {
  const given = async (which: typeof draftBeer | typeof alcohol) =>
    Object.keys((await report(which)).totals).filter((name) => /kg|units/.test(name));
  expect(await given(draftBeer)).toEqual([]);
  expect(await given(alcohol)).toEqual(['stock_units', 'purchased_units', 'sold_units', 'written_off_units']);
  const good = { is_file: true, category_id: 101 } as const;
  const tap = { ...good, sensor_id: 8, stock_price: 1000 };
  const goods = [
    { ...good, item_id: 41, name: 'Вишня в роме', measure_id: 1, quantity: 2.5, stock_price: 1000 },
    { ...tap, item_id: 42, name: 'Мини-кег', measure_id: 2, channel_id: 1, quantity: 9 },
    { ...tap, item_id: 43, name: 'Сидр', measure_id: 1, channel_id: 2, quantity: 20 },
  ];
  await fillStock(stack.database, goods, { stock_story_time: at('2026-10-01T13:00') });
  const lost = { kind: 'write_off', stock_story_time: at('2026-10-11T15:00') } as const;
  const losses = [
    { ...lost, item_id: 41, quantity: -0.5 },
    { ...lost, item_id: 42, quantity: -1 },
  ];
  await stack.database.db.transaction((tx) => book(tx, losses));
  const taps = await report(draftBeer);
  expect(taps.totals).toMatchObject({ stock_kg: 20, stock_units: 8 });
  expect(await given(draftBeer)).toEqual(['stock_kg', 'stock_units', 'written_off_units']);
  const drinks = await report(alcohol);
  const kilograms = { stock_kg: 22, purchased_kg: 0, sold_kg: 0, written_off_kg: 0.5 };
  expect(drinks.totals).toMatchObject({ ...kilograms, stock_units: 22 + 8, written_off_units: 1 });
  const file = await browser.fetch('/api/export/alcohol?period_id=4&format=xlsx');
  expect(file.status).toBe(200);
});

test('after a merge into a newer item, days left use the days of the older one', async () => {
  const { database } = stack;
  const [older, newer] = [51, 52];
  const good = { is_file: true, category_id: 101, measure_id: 2 } as const;
  const old = { ...good, item_id: older, name: 'Тоник', quantity: 100, stock_price: 1000 };
  const young = { ...good, item_id: newer, name: 'Тоник, 0,33', quantity: 12, stock_price: 1000 };
  await fillStock(database, [old], { stock_story_time: daysAgo(40) });
  await fillStock(database, [young], { stock_story_time: daysAgo(2) });
  await database.db.insert(menuItems).values({ item_id: 61, is_file: true, name: 'Тоник', retail_price: 9000 });
  await database.db.insert(dishIngredients).values({ menu_id: 61, item_id: older, item_quantity: 1 });
  for (const days of [3, 10, 20, 26]) await pay(database, daysAgo(days), [{ menu_id: 61, quantity: 14 }]);
  const daysLeft = async (id: number) => (await report(alcohol, ALL)).row(id)?.['days_left'];
  // 44 are left; 56 were sold in 28 days.
  expect(await daysLeft(older)).toBe(22);
  await call(mergeStock, { body: { source_id: older, destination_id: newer } }, browser.fetch);
  expect(await daysLeft(newer)).toBe(28);
  const lasting = (await call(stockDaysLeft, {}, browser.fetch)).items;
  expect(lasting.find(({ item_id }) => item_id === newer)).toEqual({ item_id: newer, days_left: 28 });
  expect(lasting.some(({ item_id }) => item_id === older)).toBe(false);
});
