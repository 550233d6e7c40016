import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { productSales } from '@/lib/sections/statistics/lists/product-sales';
import { adminDetails, adminReport, composedReport } from '@/lib/lists/report/endpoints';
import { reportLists } from '@/lib/sections/reports';

const reports = reportLists.flatMap(({ report, section }) => [
  adminReport(report, section),
  composedReport(report, section),
  ...(report.details ? [adminDetails(report, section)] : []),
]);
const every: readonly Endpoint[] = [...adminEndpoints, ...bffEndpoints, ...reports, productSales('statistics')].filter(
  ({ body }) => body && 'start_time' in body.shape && 'end_time' in body.shape,
);
/** Values of the fields that some call requires. */
const VALUES: Readonly<Record<string, unknown>> = {
  agent_id: 1,
  item_id: 1,
  craft_id: 1,
  beer: false,
  page: 1,
  count: 50,
  report_type: 2,
  order_numbers: [1],
};

const faultsOf = ({ body, path }: (typeof every)[number], start_time: number, end_time: number) => {
  const fields = Object.entries(VALUES).filter(([name]) => name in (body?.shape ?? {}));
  const filters = path.endsWith('/stock/story') ? { filters: [] } : {};
  const given = { ...Object.fromEntries(fields), ...filters, period_id: 5, start_time, end_time };
  return body?.safeParse(given).error?.issues.map((issue) => issue.path.join('.')) ?? [];
};

test('every call with a period refuses a start after its end, at the start', () => {
  expect(every.length).toBeGreaterThan(60);
  for (const endpoint of every) {
    expect([endpoint.path, faultsOf(endpoint, 100, 100)]).toEqual([endpoint.path, []]);
    expect([endpoint.path, faultsOf(endpoint, 200, 100)]).toEqual([endpoint.path, ['start_time']]);
  }
});
