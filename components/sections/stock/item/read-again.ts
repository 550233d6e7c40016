import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { stockRows, type StockItemRow } from '@/lib/sections/stock/contract/stock';

/** Reads an item again. @throws ApiError 2 if it is gone */
export async function readAgain(itemId: number): Promise<StockItemRow> {
  const { rows } = await call(stockRows, {});
  const now = rows.find(({ item_id }) => item_id === itemId);
  return found(now?.is_file ? now : undefined);
}
