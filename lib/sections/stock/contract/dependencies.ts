import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id, Quantity, UnixSeconds } from '@/lib/contract/primitives';

const { call } = endpointsOf('stock');

/**
 * A dish, drink or craft that uses the item. `type` is 0 for the bar, 1 for the kitchen, 2 for a craft, whose id is
 * `menu_id` and whose `prime_cost` is that of one measure of its product. Ours: `item_cost`, the cost of the item's own
 * share in baht, and whether a craft is beer craft.
 */
export const Dependency = z.object({
  menu_id: Id,
  name: z.string(),
  quantity: Quantity,
  measure_name: z.string(),
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  max_discount: z.number(),
  retail_price: Baht,
  prime_cost: Baht.optional(),
  item_cost: Baht.optional(),
  is_beer_craft: z.boolean().optional(),
  last_update: UnixSeconds,
});
export type Dependency = z.infer<typeof Dependency>;

/** A craft that makes the item: `output_quantity` of it from its ingredients. `prime_cost` is baht per measure. */
export const MadeFrom = z.object({
  craft_id: Id,
  name: z.string(),
  is_beer_craft: z.boolean(),
  output_quantity: Quantity,
  measure_name: z.string(),
  prime_cost: Baht.optional(),
  ingredients: z.array(z.object({ item_id: Id, name: z.string(), quantity: Quantity, measure_name: z.string() })),
});
export type MadeFrom = z.infer<typeof MadeFrom>;

/** Dishes and crafts that use the item. Ours: crafts that make it. Crafts that the caller may not see are left out. */
export const stockDependencies = call({
  id: 'stock.dependencies',
  path: '/api/v1/admin/stock/dependencies',
  body: z.object({ item_id: Id }),
  reply: z.object({ items: z.array(Dependency), made_from: z.array(MadeFrom).optional() }),
  access: { flags: ['StockView'] },
  hides: [{ needs: 'held', fields: ['prime_cost', 'item_cost'] }],
  reads: ['stock', 'menu', 'crafts'],
});
