import { z } from '#zod';
import { Baht, Id, Quantity, UnixSeconds } from '@/lib/contract/primitives';
import { LOSS_CAUSES } from './loss-causes';
import { WireNote } from './notes';

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
  /** Name of the moved item, if it was merged into this one later. Quantities are those of the moved item. */
  merged_item: z.string().nullable().optional(),
  /** Translatable form of `description`, set if our program wrote it. */
  note: WireNote.nullable().optional(),
  /** Cause of a loss; `description` is then its name with the comment. */
  cause: z.enum(LOSS_CAUSES).nullable().optional(),
  comment: z.string().optional(),
});
export type StoryRow = z.infer<typeof StoryRow>;
