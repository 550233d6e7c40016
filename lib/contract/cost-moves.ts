import { z } from '#zod';
import { Baht, Id } from './primitives';

/** A dish whose prime cost moved by more than 5 %, e.g. with a delivery. Costs and price in baht. */
export const CostMove = z.object({
  menu_id: Id,
  name: z.string(),
  old_cost: Baht,
  new_cost: Baht,
  retail_price: Baht,
});
export type CostMove = z.infer<typeof CostMove>;
