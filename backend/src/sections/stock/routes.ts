import type { FastifyInstance } from 'fastify';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { findBarcode, stockBarcodes } from '@/lib/sections/stock/contract/barcodes';
import {
  listStock,
  pendingOrders,
  stockCategories,
  type StockItemRow as WireItem,
  type StockFolder,
  type StockNode,
} from '@/lib/sections/stock/contract/stock';
import { groupBy } from '@/lib/domain/group-by';
import { priceInBaht, toBaht } from '@/lib/domain/money';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import { movedCosts, movedCrafts, pricesBefore } from '../../ledger/stock/cost-moves';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { ownerOf } from './barcodes';
import { isThere, stockRepository, type StockItemRow } from './repository';
import { unixOf } from '../../db/time';
import { itemsInFolders } from '../../db/tree';
import { stockItems } from '../../db/schema';

/** The reply's schema drops further columns. */
const nodeOf = (row: StockItemRow) => ({
  ...row,
  parent_id: row.parent_id ?? 0,
  category: row.category ?? '',
  last_update: unixOf(row.last_update),
});

const fileOf = (row: StockItemRow): WireItem => ({
  ...nodeOf(row),
  is_file: true,
  measure_id: row.measure_id ?? 0,
  measure_name: row.measure_name ?? '',
  stock_price: priceInBaht(row.stock_price),
  stock_value: toBaht(row.stock_value),
  menu_item_id: row.menu_id,
  package_price: row.package_price === null ? null : toBaht(row.package_price),
  last_counted: row.last_counted && unixOf(row.last_counted),
});

/**
 * The stock as the wire nests it: children inside their folder. `itemsIn` is the number of items directly in each
 * folder, because `rows` may not hold all.
 */
function stockTree(rows: readonly StockItemRow[], itemsIn: ReadonlyMap<number, number>): StockNode[] {
  const byParent = groupBy(rows, (row) => row.parent_id ?? 0);
  const folderOf = (row: StockItemRow): StockFolder => {
    const children = below(row.item_id);
    const own = itemsIn.get(row.item_id) ?? 0;
    const items = children.reduce((sum, child) => sum + (child.is_file ? 0 : (child.items ?? 0)), own);
    return { ...nodeOf(row), is_file: false, items, children };
  };
  const below = (parent: number): StockNode[] =>
    (byParent.get(parent) ?? []).map((row) => (row.is_file ? fileOf(row) : folderOf(row)));
  return below(0);
}

/** Seconds. */
const DAY = 24 * 3600;

/** Calls that read the stock. */
export function stockRoutes(app: FastifyInstance, { db }: Database): void {
  const stock = stockRepository(db);

  route(app, listStock, async ({ input: { query } }) => {
    const [rows, counts] = await Promise.all([stock.all(query.items_of), itemsInFolders(db, stockItems)]);
    return { items: stockTree(rows, counts) };
  });
  route(app, stockCategories, async () => ({ items: await stock.categories() }));
  route(app, stockBarcodes, async ({ input: { body } }) => ({ items: await stock.barcodesOf(body.item_id) }));
  route(app, findBarcode, async ({ input: { body } }) => ({
    item_id: (await ownerOf(db, body.barcode, isThere))?.owner.item_id ?? null,
  }));
  route(app, listCostMoves, async ({ input: { query }, caller }) => {
    const before = await pricesBefore(db, Date.now() / 1000 - query.days * DAY);
    const [items, crafts] = await Promise.all([
      movedCosts(db, before),
      movedCrafts(db, before, craftsSeenBy(caller, app.special)),
    ]);
    return { items, crafts };
  });
  route(app, pendingOrders, async () => {
    const tables = groupBy(await stock.pending(), ({ place_id, table }) => `${place_id} ${table}`);
    return {
      items: [...tables.values()].map((operations) => ({ table: operations[0]?.table ?? '', operations })),
    };
  });
}
