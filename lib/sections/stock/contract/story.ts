import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { ofPeriod } from '@/lib/contract/period';
import { Id, Page, PageSize, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { reading } from './stock';
import { StoryRow, type StoryKind } from './story-row';

const { call, ours } = endpointsOf('stock');

/** Filters of the history dialog: 1 income, 2 taken by orders, 3 written off. */
export const StoryFilter = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type StoryFilter = z.infer<typeof StoryFilter>;

/** Kinds that each filter shows. A kind in none of them is shown when all three are set. */
export const FILTER_KINDS: Readonly<Record<StoryFilter, readonly StoryKind[]>> = {
  1: ['opening', 'purchase', 'purchase_undo', 'merge_in', 'transfer_in', 'craft_in', 'craft_in_undo'],
  2: ['order', 'order_undo'],
  3: [
    ...(['write_off', 'shortfall', 'recharge', 'merge_out', 'transfer_out', 'craft_out', 'write_off_undo'] as const),
    'craft_out_undo',
  ],
};

/**
 * An item's movements, latest first. `page` and `count` (ours) ask for one page; `total_records` is the number of rows.
 */
export const stockStory = call({
  id: 'stock.story',
  ...reading,
  path: '/api/v1/admin/stock/story',
  body: ofPeriod({
    item_id: Id,
    filters: z.array(StoryFilter),
    page: Page.optional(),
    count: PageSize.max(500).optional(),
  }),
  reply: z.object({ items: z.array(StoryRow), total_records: z.int().optional() }),
  hides: [{ needs: 'held', fields: ['quantity', 'quantity_before', 'quantity_after', 'price', 'unit_price'] }],
});

/** An item's quantity over a period, at most 240 points. Each point is the last value of its time. */
export const stockStoryChart = ours({
  id: 'stock.storyChart',
  ...reading,
  path: '/api/v1/admin/stock/story/chart',
  body: ofPeriod({ item_id: Id }),
  reply: z.object({ points: z.array(z.object({ time: UnixSeconds, quantity: Quantity })).optional() }),
  hides: [{ needs: 'held', fields: ['points'] }],
});

/** Positions of the order that a movement belongs to, with what each took of the item. */
export const stockStoryDetails = call({
  id: 'stock.storyDetails',
  ...reading,
  path: '/api/v1/admin/stock/story/details',
  body: z.object({ stock_story_id: Id }),
  reply: z.object({
    items: z.array(
      z.object({ menu_id: Id, menu_name: z.string(), menu_quantity: z.number(), ingredient_quantity: Quantity }),
    ),
    total_quantity: Quantity,
  }),
});
