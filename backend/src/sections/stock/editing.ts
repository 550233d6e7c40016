import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { createStockFolder, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { priceInBaht, toBaht, toSatang, toUnitPrice } from '@/lib/domain/money';
import { addQuantity } from '@/lib/domain/exact';
import { insertOne } from '../../db/insert-rows';
import { differences, remember, requireVersion } from '../../db/history';
import type { Transaction } from '../../db/open';
import { stockItems } from '../../db/schema';
import { liesIn } from '../../db/tree';
import {
  requireCategory,
  requireDish,
  requireMeasure,
  requireStock,
  requireStockFolder,
  type StockRecord,
} from '../../ledger/stock/find';
import { openLedger, type StockLedger } from '../../ledger/stock/ledger';
import { requireWhole } from '../../ledger/stock/pieces';
import { recalculate } from './measure';

type SaveBody = InputOf<typeof saveStockItem>['body'];

/** Fields that folders do not have. */
const ITEM_ONLY = [
  'new_measure_id',
  'new_stock_price',
  'new_quantity',
  'new_menu_item_id',
  'new_package_quantity',
  'new_package_price',
  'new_without_alcohol',
] as const satisfies readonly (keyof SaveBody)[];

/** Creates a folder and returns its id. @throws ProblemError 2 for an unknown parent or category. */
export async function createFolder(
  tx: Transaction,
  userId: number,
  { parent_id, name, category_id }: InputOf<typeof createStockFolder>['body'],
): Promise<number> {
  await requireStockFolder(tx, parent_id, 'parent_id');
  if (category_id !== undefined) await requireCategory(tx, category_id, 'stock', 'category_id');
  const values = { is_file: false, name, parent_id: parent_id || null, category_id: category_id ?? null };
  const { item_id, record_id } = await insertOne(tx, stockItems, values);
  const changes = differences({}, { name, parent_id, ...(category_id !== undefined && { category_id }) });
  await remember(tx, 'stock', userId, [{ record_id, action: 'created', changes }]);
  return item_id;
}

/** A row in wire names, for the history. */
const wireOf = (row: StockRecord) => ({
  category_id: row.category_id,
  parent_id: row.parent_id ?? 0,
  name: row.name,
  measure_id: row.measure_id,
  description: row.description,
  stock_price: priceInBaht(row.stock_price),
  quantity: row.quantity,
  menu_item_id: row.menu_id,
  status: row.status,
  package_quantity: row.package_quantity,
  package_price: row.package_price === null ? null : toBaht(row.package_price),
  without_alcohol: row.without_alcohol,
});
type Wire = ReturnType<typeof wireOf>;

/** Figures of which somebody without StockView is not told that they stay the same. */
const UNSEEN: readonly string[] = ['quantity', 'stock_price', 'package_price'];

/** Fields of the body that differ from the row, without the wire's prefix `new_`; all figures for somebody who sees none. */
function changedIn(row: StockRecord, body: SaveBody, seesFigures: boolean): Partial<Wire> {
  const before: Readonly<Record<string, unknown>> = wireOf(row);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => name.startsWith('new_') && value !== undefined)
      .map(([name, value]) => [name.slice('new_'.length), value] as const)
      .filter(([name, value]) => before[name] !== value || (!seesFigures && UNSEEN.includes(name))),
  );
}

async function requireSound(tx: Transaction, row: StockRecord, changed: Partial<Wire>): Promise<void> {
  const { parent_id, category_id, menu_item_id } = changed;
  if (category_id) await requireCategory(tx, category_id, 'stock', 'new_category_id');
  if (menu_item_id) await requireDish(tx, menu_item_id, 'new_menu_item_id');
  if (parent_id === undefined) return;
  await requireStockFolder(tx, parent_id, 'new_parent_id');
  if (!row.is_file && (await liesIn(tx, stockItems, parent_id, row.item_id)))
    throw refusal('folderInItself', 'new_parent_id');
}

const columnsOf = ({
  parent_id,
  menu_item_id,
  package_price,
  stock_price: _,
  quantity: __,
  ...same
}: Partial<Wire>) => ({
  ...same,
  ...(parent_id !== undefined && { parent_id: parent_id || null }),
  ...(menu_item_id !== undefined && { menu_id: menu_item_id }),
  ...(package_price !== undefined && { package_price: package_price === null ? null : toSatang(package_price) }),
});

/** Books a typed price and quantity as rows of the story: a revaluation, then the difference at the new price. */
function correct(
  ledger: StockLedger,
  itemId: number,
  userId: number,
  { stock_price, quantity }: { stock_price?: number | undefined; quantity?: number | undefined },
): void {
  const columns = { item_id: itemId, user_id: userId };
  // Clients with two decimals send back a rounded price that nobody changed.
  const { price: known } = ledger.holding(itemId);
  const price = stock_price === undefined ? known : toUnitPrice(stock_price);
  if (price !== known && price !== Math.round(known)) {
    const note = { kind: 'priceCorrected', args: {} } as const;
    ledger.move({ ...columns, kind: 'revaluation', quantity: 0, price, note });
  }
  if (quantity === undefined) return;
  const difference = addQuantity(quantity, -ledger.holding(itemId).quantity);
  if (difference === 0) return;
  const kind = difference > 0 ? 'recharge' : 'write_off';
  ledger.move({ ...columns, kind, quantity: difference, note: { kind: 'quantityCorrected', args: {} } });
}

/**
 * Saves the changed fields of an item or folder and returns the new version. Money and quantities are as on the wire.
 * @param seesFigures whether the person may be told what the item holds and costs
 * @throws ProblemError 5 when it was changed since `version`, when a new quantity replaces another one than
 * `old_quantity`, or when a folder would contain itself; 1 for an item's field in a folder or a part of a piece
 */
export async function save(tx: Transaction, userId: number, body: SaveBody, seesFigures = true): Promise<number> {
  const row = await requireStock(tx, body.item_id);
  requireVersion(row, body.version);
  const saw = body.new_quantity === undefined || !seesFigures ? undefined : body.old_quantity;
  if (saw !== undefined && saw !== row.quantity) throw refusal('changedMeanwhile', 'version');
  const foreign = row.is_file ? undefined : ITEM_ONLY.find((field) => body[field] !== undefined);
  if (foreign) throw refusal('itemFieldOfFolder', foreign);
  const typed = changedIn(row, body, seesFigures);
  if (Object.keys(typed).length === 0) return row.version;
  await requireSound(tx, row, typed);
  const measureId = typed.measure_id ?? row.measure_id;
  requireWhole(measureId, typed.quantity, 'new_quantity');
  requireWhole(measureId, typed.package_quantity, 'new_package_quantity');

  let changed = typed;
  if (row.is_file) {
    const ledger = await openLedger(tx, [row.item_id]);
    if (typed.measure_id) {
      const to = await requireMeasure(tx, typed.measure_id, 'new_measure_id');
      const from = await requireMeasure(tx, row.measure_id ?? 0, 'new_measure_id');
      const factor = body.measure_factor ?? 1;
      if (body.recalculate_measure)
        changed = { ...(await recalculate(tx, ledger, row, { factor, from, to, user_id: userId })), ...typed };
    }
    correct(ledger, row.item_id, userId, { stock_price: body.new_stock_price, quantity: body.new_quantity });
    const { quantity, price } = ledger.holding(row.item_id);
    changed = { ...changed, quantity, stock_price: priceInBaht(price) };
    await ledger.write();
  }
  const changes = differences(wireOf(row), changed);
  await tx
    .update(stockItems)
    .set({ ...columnsOf(changed), version: row.version + 1, last_update: sql`now()` })
    .where(eq(stockItems.item_id, row.item_id));
  await remember(tx, 'stock', userId, [{ record_id: row.record_id, action: 'changed', changes }]);
  return row.version + 1;
}
