import { adminProductSales, productSales } from '@/lib/sections/statistics/lists/product-sales';
import { signedIn } from '../../support/ask';
import { startStack } from '../../support/stack';
import { valuesOf } from '../../support/values-of';
import { at, BOTTLE, CHANG, HALF, LAGER, LIME, MIX, openTapRoom, pay, seconds, serve, HOUSE } from './tap-room';

const CUSTOM = { period_id: 5, start_time: seconds('2026-10-10T18:00'), end_time: seconds('2026-10-12T02:30') };

const stack = startStack();
const ask = signedIn();
let orders: number[];

const history = (body: object = {}, place: 'statistics' | 'karaoke' = 'statistics') =>
  ask(productSales(place), { body: { ...CUSTOM, item_id: CHANG, ...body } });

beforeAll(async () => {
  const { database } = stack;
  await openTapRoom(database);
  const half = (quantity: number) => ({ menu_id: HALF, quantity });
  orders = [
    await pay(database, at('2026-10-10T17:59'), [half(1)]),
    await pay(database, at('2026-10-10T18:10'), [half(2)], { opened_time: at('2026-10-10T17:20') }),
    await pay(database, at('2026-10-11T01:00'), [half(4), { menu_id: MIX, quantity: 2 }], {
      discount_percent: 20,
      discount_card: '7000000020',
      table: '5',
    }),
    await pay(database, at('2026-10-12T01:30'), [half(1)], { discount_percent: 100 }),
    await pay(database, at('2026-10-12T02:00'), [half(6)], { place_id: 17 }),
    await pay(database, at('2026-10-12T02:29'), [{ menu_id: HOUSE, quantity: 1 }]),
  ];
});

test('orders of a product, latest first, with its share of the payment; pages neither overlap nor leave gaps', async () => {
  const { tableData, totals, item } = await history();
  const about = { id: CHANG, name: 'Chang', measure_name: 'litre', sensor_id: 7, channel_id: 2, on_tap: true };
  expect(item).toEqual({ ...about, stock_quantity: 100 - 0.5 - 1 - 2.6 - 0.5 - 3 });
  const halfHourBefore = (text: string) => [seconds(text), [seconds(text) - 1800]];
  expect(valuesOf(tableData, 'orderno time add_time table quantity paidsum discount card')).toEqual([
    [orders[3], ...halfHourBefore('2026-10-12T01:30'), '7', 0.5, 0, 100, ''],
    // 320 ฿ for halves, and 27/32 of the micheladas' 256 ฿.
    [orders[2], ...halfHourBefore('2026-10-11T01:00'), '5', 2.6, 536, 134, '7000000020'],
    [orders[1], seconds('2026-10-10T18:10'), [seconds('2026-10-10T17:20')], '7', 1, 200, 0, ''],
  ]);
  expect(totals).toEqual({ total_records: 3, quantity: 4.1, paidsum: 736, discount: 234 });
  const pages = await Promise.all([1, 2, 3].map((page) => history({ page, count: 1 })));
  const shown = pages.map(({ tableData, totals }) => [...tableData.map(({ orderno }) => orderno), totals.quantity]);
  expect(shown).toEqual([3, 2, 1].map((order) => [orders[order], 4.1]));
});

test('the axis has every point: hours for up to two business days, days, months for all time', async () => {
  const hours = await history();
  expect(hours.bucket).toBe('hour');
  expect(hours.historyData).toHaveLength(33);
  expect(hours.historyData[0]).toEqual({ point: seconds('2026-10-10T18:00'), quantity: 1 });
  expect(hours.historyData[7]).toEqual({ point: seconds('2026-10-11T01:00'), quantity: 2.6 });
  expect(hours.historyData.at(-1)).toEqual({ point: seconds('2026-10-12T02:00'), quantity: 0 });
  const days = await history({ start_time: seconds('2026-10-01T12:00'), end_time: seconds('2026-10-31T12:00') });
  expect(days.bucket).toBe('day');
  expect(days.historyData).toHaveLength(30);
  expect(days.historyData.filter(({ quantity }) => quantity > 0)).toEqual([
    { point: seconds('2026-10-10T12:00'), quantity: 4.1 },
    { point: seconds('2026-10-11T12:00'), quantity: 0.5 },
  ]);
  const months = await history({ period_id: 4 });
  expect(months.historyData[0]).toEqual({ point: seconds('2026-10-01T12:00'), quantity: 4.6 });
});

test('each place has its own orders and open tables', async () => {
  await serve(stack.database, { table: '12', count: 4 });
  await serve(stack.database, { table: '13', count: 4, menu_id: HOUSE });
  const now = { period_id: 4, start_time: undefined, end_time: undefined };
  expect((await history(now)).pending).toEqual([{ time: expect.any(Number), table: '12', count: 2 }]);
  expect((await history(now, 'karaoke')).pending).toEqual([]);
  expect((await history({}, 'karaoke')).totals).toMatchObject({ total_records: 1, quantity: 3 });
});

test('a product that is no draft beer is marked, one never sold has no points and orders, an unknown one no data', async () => {
  const itemOf = async (item_id: number) => (await history({ item_id })).item;
  expect(await itemOf(LAGER)).toMatchObject({ on_tap: true });
  for (const item_id of [BOTTLE, LIME]) expect(await itemOf(item_id)).toMatchObject({ id: item_id, on_tap: false });
  expect(await itemOf(999_999)).toBeNull();
  const { historyData, tableData, totals } = await history({ period_id: 4, item_id: 2 });
  expect([historyData, tableData, totals.total_records]).toEqual([[], [], 0]);
});

test('item 0 is all draft beer', async () => {
  const { tableData, item } = await ask(adminProductSales('statistics'), { body: CUSTOM });
  expect(item).toBeNull();
  expect(tableData.map(({ orderno }) => orderno)).toEqual([orders[5], orders[3], orders[2], orders[1]]);
  expect((await history({ item_id: LAGER })).totals).toMatchObject({ total_records: 1, quantity: 0.5, paidsum: 150 });
});
