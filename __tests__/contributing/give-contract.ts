import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id, PositiveQuantity } from '@/lib/contract/primitives';

/** Gives a quantity of an item to the staff. Code 1 with the field `quantity` when the item holds less. */
export const giveStock = endpointsOf('stock').ours({
  id: 'stock.give',
  path: '/api/v1/admin/stock/give',
  body: z.object({ item_id: Id, quantity: PositiveQuantity, reason: z.string().trim().min(1).max(500) }),
  reply: z.object({}),
  access: { flags: ['StockEdit'] },
  changes: ['stock', 'menu'],
});
