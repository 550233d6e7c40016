import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertRows } from '../../db/insert-rows';
import type { Database, Transaction } from '../../db/open';
import { seedReference } from '../../db/reference';
import { importLinks, menuItems, stockBarcodes, stockImportLinks, stockItems } from '../../db/schema';
import { standInLine } from '../../http/command';
import { book } from '../../ledger/stock/ledger';
import { writeStockFolders } from '../folders';
import { numberedFrom, reserve } from '../numbers';
import { inImport, recordImport, type ImportOptions } from '../record';
import { planStock, type StockPlan, type StockState } from './plan-stock';
import type { StockFile } from './stock-file';

async function readStock(tx: Transaction, source: string): Promise<StockState> {
  const items = await tx.select().from(stockItems).orderBy(stockItems.item_id);
  const links = await tx.select().from(stockImportLinks).where(eq(stockImportLinks.source, source));
  const barcodes = await tx
    .select({ barcode: stockBarcodes.barcode, item_id: stockBarcodes.item_id })
    .from(stockBarcodes);
  const dishes = await tx
    .select({ external_id: importLinks.external_id, menu_id: importLinks.menu_id })
    .from(importLinks)
    .innerJoin(menuItems, eq(menuItems.item_id, importLinks.menu_id))
    .where(and(eq(importLinks.source, source), menuItems.is_file, isNull(menuItems.removed_at)));
  return {
    items,
    links,
    barcodes: new Map(barcodes.map(({ barcode, item_id }) => [barcode, item_id])),
    dishes: new Map(dishes.map(({ external_id, menu_id }) => [external_id, menu_id])),
  };
}

async function write(tx: Transaction, plan: StockPlan, import_id: number): Promise<void> {
  const { source, folders, created } = plan;
  const numbered = numberedFrom(await reserve(tx, 'stock_items', folders.length + created.length));
  const within = (parent: number | null) => (parent === null ? null : numbered(parent));
  await writeStockFolders(tx, folders, numbered);
  await insertRows(
    tx,
    stockItems,
    created.map(({ item, item_id, parent_id, menu_id }) => ({
      item_id: numbered(item_id),
      parent_id: within(parent_id),
      is_file: true,
      name: item.name,
      description: item.description,
      measure_id: item.measure_id,
      package_quantity: item.package_quantity,
      package_price: item.package_price,
      menu_id,
    })),
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
    plan.moves.map((move) => ({ ...move, import_id, item_id: numbered(move.item_id) })),
  );
  await insertRows(
    tx,
    stockBarcodes,
    plan.barcodes.map((row) => ({ ...row, item_id: numbered(row.item_id) })),
  );
  const links = plan.links.map((link) => ({ ...link, source, item_id: numbered(link.item_id) }));
  await insertRows(tx, stockImportLinks, links, ['source', 'external_id']);
}

/**
 * Imports a stock file in one transaction; with `dryRun` it only plans, in a read-only transaction. Others cannot book
 * stock meanwhile.
 * @returns what was done, or would be
 */
export async function importStock(
  database: Pick<Database, 'db'>,
  file: StockFile,
  options: ImportOptions,
): Promise<StockPlan> {
  const { dryRun } = options;
  return inImport(database, options, async (tx) => {
    if (!dryRun) {
      await standInLine(tx);
      // Exclusive from the start: a booking locks rows first and then the table, so a later lock would deadlock.
      await tx.execute(sql`lock table stock_items, stock_import_links, stock_barcodes in exclusive mode`);
    }
    const plan = planStock(await readStock(tx, file.source), file);
    if (dryRun || plan.links.length + plan.barcodes.length + plan.moves.length === 0) return plan;
    // A venue that was never started has no measures yet.
    await seedReference(tx);
    await recordImport(tx, { kind: 'stock', source: file.source }, options, (import_id) => write(tx, plan, import_id));
    return plan;
  });
}
