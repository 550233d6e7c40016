import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, Ids } from '@/lib/contract/primitives';

const { ours } = endpointsOf('stock');

/**
 * Obstacles to a removal, and the goods in stock. `used` are items that dishes or crafts use, or crafts make, which
 * prevents the removal (at most 20 of `blocking`), each with some names of dishes and crafts, and their number;
 * `holding` is the number of items that still hold goods, `worth` their value.
 */
export const stockRemoval = ours({
  id: 'stock.removal',
  path: '/api/v1/admin/stock/removal',
  body: z.object({ items: Ids }),
  reply: z.object({
    used: z.array(
      z.object({
        item_id: Id,
        name: z.string(),
        dishes: z.array(z.string()),
        crafts: z.array(z.string()).optional(),
        craft_count: z.int().optional(),
        made_by: z.array(z.string()).optional(),
        count: z.int(),
      }),
    ),
    blocking: z.int(),
    holding: z.int().optional(),
    worth: Baht.optional(),
  }),
  access: { flags: ['StockDelete'] },
  hides: [
    { needs: 'quantities', fields: ['holding'] },
    { needs: 'worth', fields: ['worth'] },
  ],
  reads: ['stock', 'menu', 'crafts'],
});
