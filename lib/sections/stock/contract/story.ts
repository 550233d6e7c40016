import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { LOSS_CAUSES } from './loss-causes';
import { WireNote } from './notes';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, Id, Page, PageSize, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { reading } from './stock';

const { call, ours } = endpointsOf('stock');

/** Reasons for a change of quantity. */
export const STORY_KINDS = [
  'opening',
  'purchase',
  'order',
  'write_off',
  'shortfall',
  'recharge',
  'merge_in',
  'merge_out',
  'transfer_in',
  'transfer_out',
  'craft_in',
  'craft_out',
  'recalculation',
  'revaluation',
  'order_undo',
  'purchase_undo',
  'write_off_undo',
  'craft_in_undo',
  'craft_out_undo',
  'cost_difference',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

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
 * One movement of an item. `price` is its value and `unit_price` that of one measure, both in baht. `kind`,
 * `quantity_before`, `purchase_number`, `batch_id`, `merged_item`, `note`, `cause` and `comment` are ours.
 */
export const StoryRow = z.object({
  stock_story_id: Id,
  quantity: Quantity.optional(),
  quantity_after: Quantity.optional(),
  price: Baht.optional(),
  unit_price: Baht.optional(),
  currency: z.string(),
  measure: z.string(),
  stock_story_time: UnixSeconds,
  description: z.string(),
  user_name: z.string(),
  order_number: Id.nullable(),
  /** 1 written off, 2 recharged. A legacy server may write 0 for neither. */
  write_off_or_recharge: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  kind: z.enum(STORY_KINDS).optional(),
  quantity_before: Quantity.optional(),
  purchase_number: Id.nullable().optional(),
  /** Batch of a craft that the caller may see. */
  batch_id: Id.nullable().optional(),
  /** Name of the item that was moved, when it was merged into this one later. Quantities are that item's. */
  merged_item: z.string().nullable().optional(),
  /** Set when our own program wrote `description`: the same content, to be translated for the reader. */
  note: WireNote.nullable().optional(),
  /** Cause of a loss; `description` is then its name with the comment. */
  cause: z.enum(LOSS_CAUSES).nullable().optional(),
  comment: z.string().optional(),
});
export type StoryRow = z.infer<typeof StoryRow>;

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
