import { eq, sql } from 'drizzle-orm';
import { insertRows } from '../../db/insert-rows';
import type { Database, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { stockBarcodes, stockImportLinks, stockItems } from '../../db/schema';
import { standInLine } from '../../http/command';
import { book } from '../../ledger/stock/ledger';
import { writeStockFolders } from '../folders';
import { numberedFrom, reserve } from '../numbers';
import { runImport, type ImportOptions } from '../record';
import { planStock, type StockPlan, type StockState } from './plan-stock';
import type { StockFile } from './stock-file';

async function readStock(tx: Transaction, source: string): Promise<StockState> {
  const items = await tx.select().from(stockItems).orderBy(stockItems.item_id);
  const links = await tx.select().from(stockImportLinks).where(eq(stockImportLinks.source, source));
  const barcodes = await readRows<{ barcode: string; item_id: number }>(tx)`
    select barcode, item_id from stock_barcodes`;
  const dishes = await readRows<{ external_id: string; menu_id: number }>(tx)`
    select external_id, menu_id from import_links join menu_items on item_id = menu_id and is_file and removed_at is null
    where source = ${source}`;
  return {
    items,
    links,
    barcodes: new Map(barcodes.map(({ barcode, item_id }) => [barcode, item_id])),
    dishes: new Map(dishes.map(({ external_id, menu_id }) => [external_id, menu_id])),
  };
}

async function write(tx: Transaction, plan: StockPlan, import_id: number): Promise<void> {
  const { source, folders, created } = plan;
  const numbers = numberedFrom(await reserve(tx, 'stock_items', folders.length + created.length));
  const { real, numbered } = numbers;
  await writeStockFolders(tx, folders, numbers);
  await insertRows(
    tx,
    stockItems,
    created.map(({ item, menu_id, ...place }) => {
      const { name, description, measure_id, package_quantity, package_price } = item;
      const fields = { name, description, measure_id, package_quantity, package_price, menu_id };
      return { ...numbered(place), is_file: true, ...fields };
    }),
  );
  if (plan.packages.length > 0) {
    await tx.execute(sql`
      update stock_items i set package_quantity = p.package_quantity,
        package_price = coalesce(p.package_price, i.package_price), version = i.version + 1, last_update = now()
      from json_to_recordset(${JSON.stringify(plan.packages)}::json)
        as p (item_id int, package_quantity numeric, package_price bigint)
      where i.item_id = p.item_id`);
  }
  await book(
    tx,
    plan.moves.map((move) => ({ ...move, import_id, item_id: real(move.item_id) })),
  );
  await insertRows(
    tx,
    stockBarcodes,
    plan.barcodes.map((row) => ({ ...row, item_id: real(row.item_id) })),
  );
  const links = plan.links.map((link) => ({ ...link, source, item_id: real(link.item_id) }));
  await insertRows(tx, stockImportLinks, links, ['source', 'external_id']);
}

/** Imports a stock file (`runImport`). The stock is locked against other bookings until it ends. */
export const importStock = (database: Pick<Database, 'db'>, file: StockFile, options: ImportOptions) =>
  runImport(database, options, {
    kind: 'stock',
    source: file.source,
    async lock(tx) {
      await standInLine(tx);
      // Exclusive from the start: a booking locks rows first and then the table, so a later lock would deadlock.
      await tx.execute(sql`lock table stock_items, stock_import_links, stock_barcodes in exclusive mode`);
    },
    plan: async (tx) => planStock(await readStock(tx, file.source), file),
    writes: ({ links, barcodes, moves }) => links.length + barcodes.length + moves.length > 0,
    write,
  });
