import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { addBarcode } from '@/lib/sections/stock/contract/edit';
import { spellingsOf } from '@/lib/sections/stock/rules/barcode';
import { insertOne } from '../../db/insert-rows';
import { remember } from '../../db/history';
import type { Queries, Transaction } from '../../db/open';
import { stockBarcodes, stockItems } from '../../db/schema';
import { requireDish, requireStockItem, type StockRecord } from '../../ledger/stock/find';
import { readRow } from '../../db/rows';

const noted = ({ record_id }: Pick<StockRecord, 'record_id'>, before: string | null, after: string | null) => ({
  record_id,
  action: 'changed' as const,
  changes: [{ field: 'barcodes', before, after }],
});

/** Row of a barcode and its item. Any spelling matches; the exact one is preferred. `which` restricts the items. */
export async function ownerOf(db: Queries, barcode: string, which?: SQL) {
  const [row] = await db
    .select({ barcode_id: stockBarcodes.barcode_id, spelt: stockBarcodes.barcode, owner: stockItems })
    .from(stockBarcodes)
    .innerJoin(stockItems, eq(stockItems.item_id, stockBarcodes.item_id))
    .where(and(inArray(stockBarcodes.barcode, [...spellingsOf(barcode)]), which))
    .orderBy(desc(eq(stockBarcodes.barcode, barcode)))
    .limit(1);
  return row;
}

/**
 * Gives an item a barcode. A barcode of another item stays there, and the reply names that item. A barcode of a removed
 * item moves, because nobody could remove it there.
 */
export async function add(
  tx: Transaction,
  userId: number,
  { item_id, barcode, menu_id = null }: InputOf<typeof addBarcode>['body'],
): Promise<ReplyOf<typeof addBarcode>> {
  const item = await requireStockItem(tx, item_id);
  if (menu_id !== null) await requireDish(tx, menu_id, 'menu_id');
  const known = await ownerOf(tx, barcode);
  if (!known) {
    const { barcode_id } = await insertOne(tx, stockBarcodes, { item_id, barcode, menu_id });
    await remember(tx, 'stock', userId, [noted(item, null, barcode)]);
    return { added: true, barcode_id };
  }
  const { barcode_id, spelt, owner } = known;
  if (owner.removed_at === null)
    return { added: false, assigned_stock_item_id: owner.item_id, assigned_stock_item_name: owner.name };
  await tx.update(stockBarcodes).set({ item_id, menu_id }).where(eq(stockBarcodes.barcode_id, barcode_id));
  await remember(tx, 'stock', userId, [noted(owner, spelt, null), noted(item, null, spelt)]);
  return { added: true, barcode_id };
}

/** Removes a barcode from its item. @throws ProblemError 2 for an unknown barcode. */
export async function remove(tx: Transaction, userId: number, barcodeId: number): Promise<void> {
  const gone = await readRow<{ barcode: string; record_id: number }>(tx)`
    delete from stock_barcodes b using stock_items i where b.barcode_id = ${barcodeId} and i.item_id = b.item_id
    returning b.barcode, i.record_id`;
  if (!gone) throw refusal('noSuchBarcode', 'barcode_id');
  await remember(tx, 'stock', userId, [noted(gone, gone.barcode, null)]);
}
