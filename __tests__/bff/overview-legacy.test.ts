import nock from 'nock';
import { send } from '@/lib/api/call';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { LEGACY, legacyBrowser } from '../support/legacy';

const browser = legacyBrowser();
const figures = (total_price: number, total_orders_count: number) => ({
  items: [{ point: 1_790_000_000, revenue_no_promo: total_price }],
  totals: { total_price, total_orders_count, check_average: 1, bar_price: 1, kitchen_price: 2, total_margin: 3 },
});

it('adds the halls of a legacy server, and leaves out what it does not have', async () => {
  nock(LEGACY).get('/api/v1/admin/funds').reply(200, { cashier: 1, safe: 2, bank: 3 });
  const sales = { '': [1000, 4], _karaoke: [500, 1], _ddweed: [0, 0] } as const;
  for (const [suffix, [price, checks]] of Object.entries(sales))
    nock(LEGACY).post(`/api/v1/admin/statistics/revenue${suffix}`).reply(200, figures(price, checks)).persist();
  const overview = await send(getOverview, {}, browser().fetch);
  expect(overview.evening).toMatchObject({
    now: { revenue: 1500, checks: 5, average: 300, margin: 9, bar: 3, kitchen: 6 },
    halls: [{ hall: 'statistics' }, { hall: 'karaoke' }, { hall: 'ddweed' }],
  });
  expect(overview.funds).toEqual({ cashier: 1, safe: 2, bank: 3 });
  expect([overview.tables, overview.cashiers]).toEqual([undefined, undefined]);
});

it('a call that a legacy server refuses takes its part away, not the page', async () => {
  nock(LEGACY).get('/api/v1/admin/funds').reply(200, { cashier: 1, safe: 2, bank: 3 });
  nock(LEGACY)
    .post(/statistics\/revenue/)
    .reply(200, { error: { code: 3, message: 'No privilege' } })
    .persist();
  const overview = await send(getOverview, {}, browser().fetch);
  expect(overview.evening).toBeUndefined();
  expect(overview.funds).toBeDefined();
});
