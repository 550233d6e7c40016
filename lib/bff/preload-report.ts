import 'server-only';
import type { Entry } from '@/lib/contract/cache-key';
import type { ReportList } from '@/lib/lists/report/list';
import { entryOf, type ByReport } from '@/lib/sections/reports';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { productSalesTables } from '@/lib/sections/statistics/lists/product-sales-list';
import { preload } from './preload';
import { preloadList } from './preload-list';
import type { Visit } from './require-page';

type Preload = (visit: Visit, table: ReportList, params: URLSearchParams) => Promise<Entry[]>;

/** Preloads of reports whose first screen shows something besides, or instead of, its list. */
const PRELOADS: ByReport<Preload> = {
  statistics: {
    draft_beer: (visit, table, params) =>
      Number(params.get('item')) > 0
        ? preloadList(visit, productSalesTables[table.place], params)
        : preloadList(visit, table, params),
    ingredients_lists: async (visit, table, params) => [
      ...(await preloadList(visit, table, params)),
      ...(await preload(visit, ingredientGroupCalls[table.place].list, {})),
    ],
  },
};

/** Preloads the first contents of a report's page. */
export const preloadReport: Preload = (visit, table, params) =>
  ((entryOf(PRELOADS, table.report) as Preload | undefined) ?? preloadList)(visit, table, params);
