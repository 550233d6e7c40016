import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { stockRows, type StockItemRow } from '@/lib/contract/stock';

/** An item as the server has it now. @throws ApiError 2 when it is gone */
export async function readAgain(itemId: number): Promise<StockItemRow> {
  const { rows } = await call(stockRows, {});
  const now = rows.find(({ item_id }) => item_id === itemId);
  return found(now?.is_file ? now : undefined);
}
