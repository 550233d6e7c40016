import nock from 'nock';
import { call } from '@/lib/api/call';
import { findReportTable } from '@/lib/reports/sections';
import { inputOf, viewOf } from '@/lib/reports/view';
import { LEGACY, legacyBrowser } from '../support/legacy';

const CALL = '/api/v1/admin/statistics/dishes_by_hours';
const browserOf = legacyBrowser();

const table = (() => {
  const found = findReportTable('analytics', 'buisnesslanch');
  if (!found) throw new Error('no report');
  return found;
})();
const ask = (address: string) =>
  call(table.endpoint, inputOf(table, viewOf(table, new URLSearchParams(address))), browserOf().fetch);

const ITEMS = [
  { hours: 12, quantity: 5, distinct_orders_quantity: 4 },
  { hours: 1, quantity: 2, distinct_orders_quantity: 2 },
  { hours: 13, quantity: 9, distinct_orders_quantity: 7 },
];
/** Requests that the server of the other report got. */
function answered(items: readonly object[] = ITEMS): object[] {
  const bodies: object[] = [];
  nock(LEGACY)
    .persist()
    .post(CALL)
    .reply(200, (_uri, body) => {
      bodies.push(body as object);
      return { items, totals: { total_records: items.length, quantity: 16 } };
    });
  return bodies;
}

test('the calls of the other report get its hours and fixed fields, and no order', async () => {
  const bodies = answered();
  const { items, totals } = await ask('sort=quantity&dir=desc&chart_type=2&start_hour=12&end_hour=1');
  expect(bodies).toEqual([
    {
      ...{ period_id: 0, page: 1, count: 1000, start_hour: 12, end_hour: 1, chart_type: 2 },
      ...{ category_id: 2350, id: 2350, api: 'dishes_by_hours' },
    },
  ]);
  expect(items.map((row) => row['quantity'])).toEqual([9, 5, 2]);
  expect(totals).toEqual({ total_records: 3, quantity: 16 });
});

test('rows are in the order of the business day, or in the chosen one', async () => {
  answered();
  const hours = async (address: string) => (await ask(address)).items.map((row) => row['hours']);
  expect(await hours('')).toEqual([12, 13, 1]);
  expect(await hours('sort=distinct_orders_quantity&dir=asc')).toEqual([1, 12, 13]);
});

test('past periods are asked from the same calls, without an order', async () => {
  const bodies = answered();
  const { past_totals } = await ask('period_id=1&compare=previous&sort=price&dir=desc');
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).not.toHaveProperty('sort');
  expect(bodies[1]).toMatchObject({ period_id: 5, category_id: 2350, start_hour: 12, end_hour: 17 });
  expect(past_totals).toMatchObject({ quantity: 16 });
});
