import 'server-only';
import type { Entry } from '@/lib/contract/cache-key';
import type { ReportList } from '@/lib/lists/report/list';
import { entryOf, type ByReport } from '@/lib/sections/reports';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { productSalesTables } from '@/lib/sections/statistics/lists/product-sales-list';
import { preload } from './preload';
import { paramsIn, preloadList, type SearchParams } from './preload-list';
import type { Visit } from './require-page';

type Preload = (visit: Visit, table: ReportList, searchParams: SearchParams) => Promise<Entry[]>;

/** Preloads of reports whose first screen shows something besides, or instead of, its list. */
const PRELOADS: ByReport<Preload> = {
  statistics: {
    draft_beer: async (visit, table, searchParams) => {
      const opened = Number((await paramsIn(searchParams)).get('item')) > 0;
      return opened
        ? preloadList(visit, productSalesTables[table.place], searchParams)
        : preloadList(visit, table, searchParams);
    },
    ingredients_lists: async (visit, table, searchParams) => [
      ...(await preloadList(visit, table, searchParams)),
      ...(await preload(visit, ingredientGroupCalls[table.place].list, {})),
    ],
  },
};

/** Preloads the first contents of a report's page. */
export const preloadReport: Preload = (visit, table, searchParams) =>
  ((entryOf(PRELOADS, table.report) as Preload | undefined) ?? preloadList)(visit, table, searchParams);
