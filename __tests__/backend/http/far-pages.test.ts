import { call } from '@/lib/api/call';
import { listDays } from '@/lib/contract/days';
import { listExpenses } from '@/lib/contract/expenses';
import { listOrders } from '@/lib/contract/orders';
import { stockStory } from '@/lib/contract/stock-story';
import { adminDetails, adminReport, composedReport } from '@/lib/reports/report/endpoints';
import { alcohol } from '@/lib/reports/statistics/alcohol';
import { dishesByHours } from '@/lib/reports/statistics/dishes-by-hours';
import { adminProductSales, productSales } from '@/lib/reports/statistics/product-sales';
import { startStack, type Browser, type Stack } from '../../support/stack';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  stack = await startStack();
  browser = stack.browser();
  await browser.signIn('admin');
});
afterAll(() => stack.close());

const all = { period_id: 4 };
/** Every list with pages, and a way to ask for one. */
const lists: readonly (readonly [string, (page: number, count: number) => Promise<unknown>])[] = [
  ['orders', (page, count) => call(listOrders, { body: { ...all, page, count } }, browser.fetch)],
  ['expenses', (page, count) => call(listExpenses, { body: { ...all, page, count, report_type: 0 } }, browser.fetch)],
  ['days', (page, count) => call(listDays, { body: { page, count } }, browser.fetch)],
  [
    'story',
    (page, count) => call(stockStory, { body: { ...all, page, count, item_id: 1, filters: [1] } }, browser.fetch),
  ],
  [
    'report',
    (page, count) => call(adminReport(alcohol, 'statistics'), { body: { ...all, page, count } }, browser.fetch),
  ],
  [
    'composed',
    (page, count) => call(composedReport(alcohol, 'karaoke'), { body: { ...all, page, count } }, browser.fetch),
  ],
  [
    'details',
    (page, count) => call(adminDetails(dishesByHours, 'statistics'), { body: { ...all, page, count } }, browser.fetch),
  ],
  ['history', (page, count) => call(adminProductSales('statistics'), { body: { ...all, page, count } }, browser.fetch)],
  [
    'sales',
    (page, count) => call(productSales('ddweed'), { body: { ...all, page, count, item_id: 1 } }, browser.fetch),
  ],
];

test.each(lists)('the farthest page of %s is empty, and a farther one is refused', async (_, ask) => {
  await ask(1_000_000, 500).catch((error: unknown) => expect(error).toMatchObject({ problem: { code: 2 } }));
  for (const page of [1_000_001, 2 ** 31, Number.MAX_SAFE_INTEGER])
    await expect(ask(page, 500)).rejects.toMatchObject({ problem: { code: 1 } });
});
