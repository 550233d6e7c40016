import nock from 'nock';
import { call } from '@/lib/api/call';
import { composedReport } from '@/lib/reports/report/endpoints';
import { draftBeer } from '@/lib/reports/statistics/draft-beer';
import { alcohol } from '@/lib/reports/statistics/alcohol';
import { productSales } from '@/lib/reports/statistics/product-sales';
import { readSensor } from '@/lib/contract/sensors';
import { answers, LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/statistics';
const browserOf = legacyBrowser();

const ROW = {
  ...{ id: 7, name: 'Chang', stock_quantity: 12.5, purchased_quantity: 30, sold_quantity: 17.5 },
  ...{ written_off_quantity: 0, stock_price: 90, last_update_time: 1_790_000_000 },
};
const TOTALS = { total_records: 1, sold_quantity: 17.5, secret__no_totals: 5, commodity_balance: 1125 };

it('reads rows without sensors, tables and days, and unknown totals', async () => {
  for (const report of [draftBeer, alcohol]) {
    answers(`${API}/${report.part}`, { items: [ROW], totals: TOTALS });
    const reply = await call(composedReport(report, 'statistics'), { body: { period_id: 0 } }, browserOf().fetch);
    expect(reply.items).toEqual([ROW]);
    expect(reply.totals).toEqual(TOTALS);
  }
});

it('normalises a history by position, with times as JSON and without the item', async () => {
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
  const reply = await call(productSales('statistics'), { body }, browserOf().fetch);
  expect(reply).toMatchObject({
    item: { id: 7, name: 'Chang', stock_quantity: 12.5, sensor_id: 4101, channel_id: 2 },
    tableData: [
      {
        ...{ orderno: 12, add_time: [1_790_000_300, 1_790_000_600], table: '4', quantity: 0.8, paidsum: 200.5 },
        ...{ discount: 0, card: '' },
      },
      { orderno: 11, add_time: [], quantity: 1, paidsum: 200, discount: 20, card: '7000' },
    ],
    pending: [{ time: 1_790_000_950, table: '3', count: 2 }],
    totals: { total_records: 3, quantity: 2.3, paidsum: 400.5, discount: 20 },
  });
});

it('finds a beer that did not move in the period in the report of all time', async () => {
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

it('has no sensors of ours for another server’s menu', async () => {
  await expect(call(readSensor, { params: { guid: 1 } }, browserOf().fetch)).rejects.toMatchObject({
    problem: { code: 1010 },
  });
});
