import type { FastifyInstance } from 'fastify';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import {
  findBarcode,
  listStock,
  pendingOrders,
  stockBarcodes,
  stockCategories,
} from '@/lib/sections/stock/contract/stock';
import { groupBy } from '@/lib/domain/group-by';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import { movedCosts, movedCrafts, pricesBefore } from '../../ledger/stock/cost-moves';
import { craftsSeenBy } from '../../ledger/stock/seen-crafts';
import { stockRepository } from './repository';
import { stockTree } from './to-wire';

/** Seconds. */
const DAY = 24 * 3600;

/** Calls that read the stock. */
export function stockRoutes(app: FastifyInstance, { db }: Database): void {
  const stock = stockRepository(db);

  route(app, listStock, async ({ input: { query } }) => {
    const [rows, counts] = await Promise.all([stock.all(query.items_of), stock.itemCounts()]);
    return { items: stockTree(rows, counts) };
  });
  route(app, stockCategories, async () => ({ items: await stock.categories() }));
  route(app, stockBarcodes, async ({ input: { body } }) => {
    const found = await stock.barcodesOf([body.item_id]);
    return { items: found.map(({ barcode_id, barcode, menu_id }) => ({ barcode_id, barcode, menu_id })) };
  });
  route(app, findBarcode, async ({ input: { body } }) => ({
    item_id: (await stock.behind(body.barcode))?.item_id ?? null,
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
      items: [...tables.values()].map((operations) => ({
        table: operations[0]?.table ?? '',
        operations: operations.map(({ time, productid, count, operation }) => ({ time, productid, count, operation })),
      })),
    };
  });
}
