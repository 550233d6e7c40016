import { ApiError, call } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { stockRows, type StockItemRow } from '@/lib/contract/stock';

/** An item as the server has it now. @throws ApiError 2 when it is gone */
export async function readAgain(itemId: number): Promise<StockItemRow> {
  const { rows } = await call(stockRows, {});
  const now = rows.find(({ item_id }) => item_id === itemId);
  if (!now?.is_file) throw new ApiError({ code: CODE.notFound, message: '' }, 404);
  return now;
}
