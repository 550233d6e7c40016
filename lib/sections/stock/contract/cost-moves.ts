import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Id } from '@/lib/contract/primitives';

const { ours } = endpointsOf('stock');

/**
 * A dish whose prime cost moved by more than 5 %, e.g. with a delivery. Costs and price in baht, `version` as of the
 * dish. `cost_unknown` tells that a part has no known cost, and counts as 0.
 */
export const CostMove = z.object({
  menu_id: Id,
  name: z.string(),
  old_cost: Baht,
  new_cost: Baht,
  retail_price: Baht,
  version: z.int().optional(),
  cost_unknown: z.boolean().optional(),
});
export type CostMove = z.infer<typeof CostMove>;

/** A craft whose cost per measure of its product moved by more than 5 %. Costs in baht. */
export const CraftMove = z.object({
  craft_id: Id,
  name: z.string(),
  is_beer_craft: z.boolean(),
  measure_name: z.string(),
  old_cost: Baht,
  new_cost: Baht,
});
export type CraftMove = z.infer<typeof CraftMove>;

/**
 * Dishes whose prime cost moved in the last `days`, most margin lost first, and crafts that the caller may see, most
 * dearer first.
 */
export const listCostMoves = ours({
  id: 'stock.costMoves',
  path: '/api/v1/admin/stock/cost_moves',
  query: z.object({ days: z.coerce.number<number>().pipe(z.int().min(1).max(366)) }),
  reply: z.object({ items: z.array(CostMove).optional(), crafts: z.array(CraftMove).optional() }),
  access: { flags: ['StockView', 'MenuView'] },
  hides: [{ needs: 'held', fields: ['items', 'crafts'] }],
  reads: ['stock', 'menu', 'crafts'],
});
