import 'server-only';
import { aggregatedIngredients } from '@/lib/sections/menu/contract/menu';
import { pendingUsage, replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { boundsOf } from '@/lib/domain/venue-time';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { compose } from '@/lib/bff/compose';
import {
  listStock,
  pendingOrders,
  stockFolder,
  type StockFolder,
  type StockNode,
  stockPending,
  type StockRow,
  stockRows,
} from '../contract/stock';

const countItems = ({ items, children }: StockFolder): number =>
  items ?? children.reduce((sum, child) => sum + (child.is_file ? 1 : countItems(child)), 0);

/**
 * Folders and items of the nested stock as rows, each folder before its contents; `folder` keeps only its own items.
 */
function stockRowsOf(nodes: readonly StockNode[], folder?: number): StockRow[] {
  const rows: StockRow[] = [];
  const visit = (node: StockNode): void => {
    if (!node.is_file) {
      const { children, ...fields } = node;
      rows.push({ ...fields, items: countItems(node) });
      children.forEach(visit);
    } else if (folder === undefined || node.parent_id === folder) {
      rows.push(node);
    }
  };
  nodes.forEach(visit);
  return rows;
}

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
