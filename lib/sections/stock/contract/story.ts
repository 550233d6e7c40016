import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { LOSS_CAUSES } from './loss-causes';
import { WireNote } from './notes';
import { isInOrder, type Period } from '@/lib/contract/period';
import { Baht, Id, LATEST, Page, PageSize, UnixSeconds } from '@/lib/contract/primitives';
import { Quantity } from './stock';

const { call, ours } = endpointsOf('stock');

const viewStock = { flags: ['StockView'] } as const;

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

/** Bound of a period, between the years 1970 and 9999. */
const Moment = UnixSeconds.min(0).max(LATEST);

/**
 * The period that every list shares (docs/domain.md, Time). 5 is custom, from `start_time` to `end_time`; without an id it
 * is the current business day. Bodies take it by `ofPeriod`.
 */
export const period = {
  period_id: z.int().min(0).max(5).optional(),
  start_time: Moment.optional(),
  end_time: Moment.optional(),
};

/** Body with a period and further fields; code 1 at `start_time` for a start after its end. */
export const ofPeriod = <const S extends z.ZodRawShape>(further: S) =>
  z
    .object({ ...period, ...further })
    .refine((given) => isInOrder(given as Period), { path: ['start_time'], error: 'Must not be after end_time' });

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
  method: 'POST',
  path: '/api/v1/admin/stock/story',
  body: ofPeriod({
    item_id: Id,
    filters: z.array(StoryFilter),
    page: Page.optional(),
    count: PageSize.max(500).optional(),
  }),
  reply: z.object({ items: z.array(StoryRow), total_records: z.int().optional() }),
  access: viewStock,
  hides: [{ needs: 'held', fields: ['quantity', 'quantity_before', 'quantity_after', 'price', 'unit_price'] }],
  reads: ['stock'],
});

/** An item's quantity over a period, at most 240 points. Each point is the last value of its time. */
export const stockStoryChart = ours({
  id: 'stock.storyChart',
  method: 'POST',
  path: '/api/v1/admin/stock/story/chart',
  body: ofPeriod({ item_id: Id }),
  reply: z.object({ points: z.array(z.object({ time: UnixSeconds, quantity: Quantity })).optional() }),
  access: viewStock,
  hides: [{ needs: 'held', fields: ['points'] }],
  reads: ['stock'],
});

/** Positions of the order that a movement belongs to, with what each took of the item. */
export const stockStoryDetails = call({
  id: 'stock.storyDetails',
  method: 'POST',
  path: '/api/v1/admin/stock/story/details',
  body: z.object({ stock_story_id: Id }),
  reply: z.object({
    items: z.array(
      z.object({ menu_id: Id, menu_name: z.string(), menu_quantity: z.number(), ingredient_quantity: Quantity }),
    ),
    total_quantity: Quantity,
  }),
  access: viewStock,
  reads: ['stock'],
});
