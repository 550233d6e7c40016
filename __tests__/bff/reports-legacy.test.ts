import nock from 'nock';
import { call } from '@/lib/api/call';
import { closedReports } from '@/lib/bff/offers';
import { ownUrl } from '@/lib/bff/servers';
import { wordsIn } from '@/lib/bff/words';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { boundsOf } from '@/lib/domain/venue-time';
import { composedReport } from '@/lib/lists/report/endpoints';
import type { Report } from '@/lib/lists/report/define';
import { findReportList } from '@/lib/sections/reports';
import { alcohol } from '@/lib/sections/statistics/lists/goods';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { productSales } from '@/lib/sections/statistics/lists/product-sales';
import { labelOf } from '@/lib/lists/list';
import { answers, bodiesAt, LEGACY, legacyBrowser } from '../support/legacy';
import { wireFolder } from '../support/wire-menu';

const API = '/api/v1/admin/statistics';
const browserOf = legacyBrowser();

const tableOf = (part: string) => findReportList('karaoke', part)!;
const ask = (report: Report, body: object = {}) =>
  call(composedReport(report, 'karaoke'), { body: { period_id: 1, ...body } }, browserOf().fetch);

const ORDERED = { orders_quantity: 3, average_orders_per_day: 3, orders_price: 450 };
const COSTS = { prime_cost: 120, margin: 330, multiplier: 3.75 };
const DISH = { ...ORDERED, ...COSTS, menu_id: 7, name: 'Борщ', menu_price: 150, colour: 'red' };

test('a place’s report is requested with its suffix; unknown fields are dropped, unknown totals stay, hidden ones are not shown', async () => {
  const dishes = tableOf('dishes');
  answers(
    `${API}/dishes_karaoke`,
    { items: [DISH], totals: { total_records: 1, orders_price: 450, total_tax_paid: 31.5, waiters__no_totals: 4 } },
    (body: { category_id?: number }) => body.category_id === 2297,
  );
  const reply = await ask(dishes.report, { category_id: 2297 });
  const { colour: _, ...wire } = DISH;
  expect(reply.items).toEqual([wire]);
  const heads = dishes.totals?.heads?.(reply) ?? [];
  expect(heads.map(({ key, kind }) => [key, kind])).toEqual([
    ['orders_price', 'money'],
    ['total_tax_paid', 'money'],
  ]);
  // A name without a translation is shown unchanged.
  expect(labelOf(heads[1]!.label, wordsIn('ru'))).toBe('total_tax_paid');
});

test('a server without comparison is asked for the past periods', async () => {
  const { report } = tableOf('dishes');
  const [now, past] = [450, 300.1].map((orders_price) => {
    const totals = { total_records: 1, orders_price };
    return bodiesAt(`${API}/dishes_karaoke`, { items: [{ ...DISH, orders_price }], totals });
  });
  const reply = await ask(report, { compare: 'previous' });
  expect([now, past]).toMatchObject([[{ period_id: 1 }], [{ period_id: 5 }]]);
  for (const body of [now, past].flat()) expect(body).not.toHaveProperty('compare');
  expect(reply.items[0]).toMatchObject({ past: { orders_price: 300.1 } });
  expect(reply.past_totals?.['orders_price']).toBe(300.1);
});

test('groups of expenses without totals, in any order, become rows with their subtotals', async () => {
  const { report } = tableOf('expense_categories');
  const of = (category_id: number, category_name: string, cost: number) => ({ category_id, category_name, cost });
  answers(`${API}/expense_categories_karaoke`, {
    groups: [
      { group_id: 4, group: 'Прочее', items: [of(99, 'Списания', 12.5)], subtotal: 12.5 },
      { group_id: 2, group: 'Расходы', items: [of(16, 'Услуги', 100)], subtotal: 100 },
    ],
  });
  const { items } = await ask(report);
  expect(items.map(({ category_id, cost }) => [category_id, cost])).toEqual([
    [null, null],
    [16, 100],
    [null, 100],
    [null, null],
    [99, 12.5],
    [null, expect.any(Number)],
  ]);
});

test('delivery partners are matched by name in any case', async () => {
  const point = (boundsOf({ period_id: 1 }, Math.floor(Date.now() / 1000), 'Asia/Bangkok').start ?? 0) + 2 * 3600;
  answers(`${API}/delivery`, {
    items: [
      { name: 'GRAB', items: [{ point, revenue: 100, count: 1 }], totals: { revenue: 100, count: 1 } },
      { name: 'Line Man', items: [], totals: {} },
    ],
  });
  const deliveryTable = findReportList('delivery', 'delivery')!;
  const reply = await call(deliveryTable.endpoint, { body: { period_id: 1 } }, browserOf().fetch);
  expect(reply.items).toHaveLength(1);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const chart = deliveryTable.chart?.(reply, wordsIn('ru'), { locale: 'ru', timeZone: 'Asia/Bangkok' }, {} as never);
  expect(chart?.points.map(({ key }) => Number(key) - point)).toEqual(hours.map((hour) => (hour - 2) * 3600));
  expect(chart?.series[0]?.values).toEqual(hours.map((hour) => (hour === 2 ? 100 : 0)));
});

test('hours follow the business day, in whatever order a server sends them', async () => {
  const { report } = tableOf('orders_by_hours');
  const items = [1, 11, 12, 23].map((hours) => ({ hours, count: hours === 12 ? 5 : 1, bar: 0, kitchen: 0 }));
  nock(LEGACY).post(`${API}/orders_by_hours_karaoke`).times(3).reply(200, { items, totals: {} });
  const hoursBy = async (sort?: object) => (await ask(report, sort && { sort })).items.map(({ hours }) => hours);
  expect(await hoursBy()).toEqual([12, 23, 1, 11]);
  expect(await hoursBy({ key: 'hours', direction: 'desc' })).toEqual([11, 1, 23, 12]);
  expect(await hoursBy({ key: 'count', direction: 'asc' })).toEqual([23, 1, 11, 12]);
});

const MOVED = { stock_quantity: 12.5, purchased_quantity: 30, sold_quantity: 17.5, written_off_quantity: 0 };
const ROW = { ...MOVED, id: 7, name: 'Chang', stock_price: 90, last_update_time: 1_790_000_000 };
const TOTALS = { total_records: 1, sold_quantity: 17.5, secret__no_totals: 5, commodity_balance: 1125 };

test('goods come without sensors, tables and days, and with unknown totals', async () => {
  for (const report of [draftBeer, alcohol]) {
    answers(`${API}/${report.part}`, { items: [ROW], totals: TOTALS });
    const reply = await call(composedReport(report, 'statistics'), { body: { period_id: 0 } }, browserOf().fetch);
    expect(reply.items).toEqual([ROW]);
    expect(reply.totals).toEqual(TOTALS);
  }
});

test('a history by position, with times as JSON and without the item, is normalised', async () => {
  const position = { orderno: 12, time: 1_790_000_900, table: 4, quantity: 0.5, card: 0, discount: null };
  answers(`${API}/product_sales`, {
    historyData: [{ point: 1_790_000_000, quantity: 1.8 }],
    tableData: [
      { ...position, add_time: '[1790000600, "1790000300"]', paidsum: 120 },
      { ...position, add_time: '1790000600', quantity: 0.3, price: 80.5 },
      { ...position, orderno: 11, add_time: 'yesterday', quantity: 1, paidsum: 200, discount: 20, card: '7000' },
      { ...position, orderno: 10, add_time: null },
    ],
    pending: [{ time: 1_790_000_950, table: 3, count: 2 }],
  });
  answers(`${API}/draft_beer`, { items: [{ ...ROW, sensor_id: 4101, channel_id: 2 }], totals: {} });
  const body = { period_id: 0, item_id: 7, page: 1, count: 2 };
  const paid = { paidsum: 200.5, discount: 0, card: '' };
  const reply = await call(productSales('statistics'), { body }, browserOf().fetch);
  expect(reply).toMatchObject({
    item: { id: 7, name: 'Chang', stock_quantity: 12.5, sensor_id: 4101, channel_id: 2 },
    tableData: [
      { orderno: 12, add_time: [1_790_000_300, 1_790_000_600], table: '4', quantity: 0.8, ...paid },
      { orderno: 11, add_time: [], quantity: 1, paidsum: 200, discount: 20, card: '7000' },
    ],
    pending: [{ time: 1_790_000_950, table: '3', count: 2 }],
    totals: { total_records: 3, quantity: 2.3, paidsum: 400.5, discount: 20 },
  });
});

test('a beer that did not move in the period is found in the report of all time', async () => {
  const silent = { historyData: [], tableData: [], pending: [] };
  const reportOf = (period_id: number, items: object[]) =>
    answers(`${API}/draft_beer`, { items, totals: {} }, (body: { period_id: number }) => body.period_id === period_id);
  nock(LEGACY).post(`${API}/product_sales`).times(2).reply(200, silent);
  reportOf(0, []);
  reportOf(4, [ROW]);
  const ask = (item_id: number) =>
    call(productSales('statistics'), { body: { period_id: 0, item_id, page: 1, count: 50 } }, browserOf().fetch);
  expect((await ask(7)).item).toMatchObject({ id: 7, name: 'Chang' });
  reportOf(0, []);
  reportOf(4, [ROW]);
  expect((await ask(8)).item).toBeNull();
});

test('the statistics of a server that counts single places are those of the main bar, in files too', async () => {
  const bodies = bodiesAt(`${API}/orders_by_hours`, { items: [], totals: {} });
  const file = await browserOf().fetch('/api/export/orders_by_hours?format=csv&period_id=1');
  expect(file.headers.get('content-disposition')).toContain('"orders_by_hours-main-bar-');
  await file.text();
  expect(bodies).toEqual([expect.not.objectContaining({ hall: expect.anything() as unknown })]);
});

test('a file reads the name of its folder once, for its own name and for its words', async () => {
  let reads = 0;
  const folder = { ...wireFolder(10, [], []), name: 'Супы' };
  nock(LEGACY)
    .get('/api/v1/admin/menu/list')
    .query(true)
    .times(2)
    .reply(200, () => {
      reads += 1;
      return { items: [folder] };
    });
  answers(`${API}/dishes`, { items: [DISH], totals: { total_records: 1, orders_price: 450 } });
  const file = await browserOf().fetch('/api/export/dishes?format=xlsx&category_id=10');
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('-Супы-');
  await file.arrayBuffer();
  expect(reads).toBe(1);
  nock.cleanAll();
});

test('a report of ours is closed on a server that does not know it, and so are our sensors', async () => {
  const admin = { login: 'admin', permissions: MAX_PERMISSION };
  const closed = (url: string) =>
    closedReports({ person: admin, server: { id: 'one', name: 'One', url, hidden: false, readonly: false } });
  expect(closed(ownUrl())).toEqual([]);
  const everywhere = (part: string) => ['statistics', 'karaoke', 'ddweed'].map((place) => `/${place}/${part}`);
  expect(closed(LEGACY)).toEqual([...everywhere('cashiers'), ...everywhere('taken_off')]);
  await expect(call(readSensor, { params: { guid: 1 } }, browserOf().fetch)).rejects.toMatchObject({
    problem: { code: 1010 },
  });
});
