import 'server-only';
import { aggregatedIngredients } from '@/lib/sections/menu/contract/menu';
import { pendingUsage, replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { filesBelow, flatNodes } from '@/lib/domain/tree';
import { boundsOf } from '@/lib/domain/venue-time';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { compose } from '@/lib/bff/compose';
import {
  listStock,
  pendingOrders,
  stockFolder,
  type StockNode,
  stockPending,
  type StockRow,
  stockRows,
} from '../contract/stock';

/**
 * Folders and items of the nested stock as rows, each folder before its contents; `folder` keeps only its own items.
 */
const stockRowsOf = (nodes: readonly StockNode[], folder?: number): StockRow[] =>
  flatNodes(nodes).flatMap((node): StockRow[] => {
    if (node.is_file) return folder === undefined || node.parent_id === folder ? [node] : [];
    const { children, ...fields } = node;
    return [{ ...fields, items: node.items ?? filesBelow(children) }];
  });

export const stockCalls = [
  compose(stockRows, async (_input, call) => ({ rows: stockRowsOf((await call(listStock, { query: {} })).items) })),
  compose(stockFolder, async ({ query }, call) => ({
    rows: stockRowsOf((await call(listStock, { query: { items_of: query.folder } })).items, query.folder),
  })),
  // Operations replayed per table; then the recipes of what remains. Another server may keep those of paid tables, so only
  // its current business day counts.
  compose(stockPending, async (_input, call, { server }) => {
    const today = boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), settings().VENUE_TIMEZONE);
    const start = isOwn(server) ? null : today.start;
    const { items } = await call(pendingOrders, {});
    const tables = items.map(({ operations }) => replayPending(operations, start ?? -Infinity));
    const dishes = [...new Set(tables.flatMap((table) => [...table.keys()]))];
    if (dishes.length === 0) return { items: [] };
    const recipes = await call(aggregatedIngredients, { body: { items: dishes } });
    return { items: [...pendingUsage(tables, recipes)].map(([item_id, pending]) => ({ item_id, pending })) };
  }),
];
