import { z } from '#zod';
import { orBeer, reading } from './craft';
import { endpointsOf } from '@/lib/contract/endpoint';
import { CRAFT } from '@/lib/contract/access';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, Id, Page, PageSize, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { StoryRow } from '@/lib/sections/stock/contract/story-row';

const { ours } = endpointsOf('craft', 'beer-craft');

/**
 * A batch. Quantities are in `measure_name`, money in baht. `planned_quantity` is the yield that the ingredients should
 * have given; `loss_quantity` is what it was short of, below 0 when there was more. `may_undo` tells whether the
 * product is still untouched.
 */
export const CraftBatch = z.object({
  batch_id: Id,
  craft_id: Id,
  craft_name: z.string(),
  stock_id: Id,
  stock_name: z.string(),
  batch_time: UnixSeconds,
  measure_name: z.string(),
  planned_quantity: Quantity,
  quantity: Quantity,
  loss_quantity: Quantity,
  loss_percent: z.number(),
  reason: z.string(),
  cost: Baht.optional(),
  unit_cost: Baht.optional(),
  forced: z.boolean().optional(),
  is_beer_craft: z.boolean(),
  use_by: UnixSeconds.nullable(),
  user_name: z.string(),
  undone_time: UnixSeconds.nullable(),
  undone_by: z.string().nullable(),
  may_undo: z.boolean(),
});
export type CraftBatch = z.infer<typeof CraftBatch>;

/** Batches of a period that the caller may see, latest first. `beer` lists those of the Brew folder, or all others. */
export const listBatches = ours({
  id: 'craft.batches',
  ...reading,
  path: '/api/v1/admin/craft/batches',
  body: ofPeriod({
    beer: z.boolean(),
    craft_id: Id.optional(),
    batch_id: Id.optional(),
    page: Page,
    count: PageSize,
  }),
  reply: z.object({
    items: z.array(CraftBatch),
    totals: z.object({ cost: Baht.optional(), lost_cost: Baht.optional(), batches: z.int() }),
    total: z.int(),
  }),
  // Whether a batch found too little in stock would tell a quantity, to whoever tries batches and undoes them.
  hides: [{ needs: 'held', fields: ['forced', 'cost', 'unit_cost', 'lost_cost'] }],
});

/** Movements of a batch, ingredients first. Code 2 for an unknown batch. */
export const batchStory = ours({
  id: 'craft.batchStory',
  ...reading,
  path: '/api/v1/admin/craft/batches/story',
  body: z.object({ batch_id: Id }),
  reply: z.object({
    items: z.array(
      StoryRow.pick({ stock_story_id: true, quantity: true, quantity_after: true, price: true, measure: true }).extend({
        item_id: Id,
        name: z.string(),
      }),
    ),
  }),
  hides: [{ needs: 'held', fields: ['quantity_after', 'price'] }],
});

/**
 * Takes a batch back: the product leaves the stock, the ingredients return at the value at which they left. Code 5
 * when the product was used since, the batch is taken back already, or an item was removed, merged or given another
 * measure since.
 */
export const undoBatch = ours({
  id: 'craft.undo',
  path: '/api/v1/admin/craft/batches/undo',
  body: z.object({ batch_id: Id }),
  reply: z.object({}),
  access: orBeer(CRAFT.add),
  changes: ['crafts', 'stock', 'menu'],
});
