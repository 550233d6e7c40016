import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/open';
import { expenseCategories, measures, stockBarcodes, stockItems } from '../../db/schema';
import type { PendingOperation } from '@/lib/sections/stock/contract/stock';
import { readRows } from '../../db/rows';
import { seconds } from '../../db/time';
import { childOf } from '../../db/tree';

export type StockItemRow = typeof stockItems.$inferSelect & { measure_name: string | null; category: string | null };

/** Condition for items that were not removed. */
export const isThere = isNull(stockItems.removed_at);

/** The stock as the admin API reads it. Money is satang except where a name says otherwise. */
export const stockRepository = (db: Database['db']) => ({
  /** Folders and items; only the items in `itemsOf` if given. */
  async all(itemsOf?: number): Promise<StockItemRow[]> {
    const rows = await db
      .select({ item: stockItems, measure_name: measures.measure_name, category: expenseCategories.name })
      .from(stockItems)
      .leftJoin(measures, eq(measures.measure_id, stockItems.measure_id))
      .leftJoin(expenseCategories, eq(expenseCategories.category_id, stockItems.category_id))
      .where(
        and(
          isThere,
          itemsOf === undefined ? undefined : or(eq(stockItems.is_file, false), childOf(stockItems, itemsOf)),
        ),
      )
      .orderBy(asc(stockItems.item_id));
    return rows.map(({ item, ...names }) => ({ ...item, ...names }));
  },

  /** Categories for stock, without hidden ones. */
  categories: () =>
    readRows<{ category_id: number; name: string; alcohol: boolean }>(db)`
      select category_id, name, alcohol from expense_categories
      where not hidden and 'stock' = any(purposes) order by category_id`,

  barcodesOf: (itemId: number) =>
    db.select().from(stockBarcodes).where(eq(stockBarcodes.item_id, itemId)).orderBy(asc(stockBarcodes.barcode_id)),

  /** Operations of open tables in time order; times in Unix seconds. Table numbers are unique only within a place. */
  pending: () =>
    readRows<PendingOperation & { place_id: number; table: string }>(db)`
      select place_id, "table", ${seconds(sql`operation_time`)} as time, menu_id as productid,
        count::float8 as count, operation
      from pending_operations order by place_id, "table", operation_id`,
});
