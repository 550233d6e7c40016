import { call } from '@/lib/api/call';
import { listDays } from '@/lib/sections/days/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { stockStory } from '@/lib/sections/stock/contract/story';
import { adminDetails, adminReport, composedReport } from '@/lib/lists/report/endpoints';
import { alcohol } from '@/lib/sections/statistics/lists/goods';
import { dishesByHours } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { adminProductSales, productSales } from '@/lib/sections/statistics/lists/product-sales';
import { browserOf, startStack } from '../../support/stack';

startStack();
const browser = browserOf();

test.each<[string, Endpoint, object?]>([
  ['orders', listOrders],
  ['expenses', listExpenses, { report_type: 0 }],
  ['days', listDays, { period_id: undefined }],
  ['story', stockStory, { item_id: 1, filters: [1] }],
  ['report', adminReport(alcohol, 'statistics')],
  ['composed', composedReport(alcohol, 'karaoke')],
  ['details', adminDetails(dishesByHours, 'statistics')],
  ['history', adminProductSales('statistics')],
  ['sales', productSales('ddweed'), { item_id: 1 }],
])('the farthest page of %s is empty, and a farther one is refused', async (_, endpoint, further = {}) => {
  const ask = (page: number) => call(endpoint, { body: { period_id: 4, page, count: 500, ...further } }, browser.fetch);
  await ask(1_000_000).catch((error: unknown) => expect(error).toMatchObject({ problem: { code: 2 } }));
  for (const page of [1_000_001, 2 ** 31, Number.MAX_SAFE_INTEGER])
    await expect(ask(page)).rejects.toMatchObject({ problem: { code: 1 } });
});
