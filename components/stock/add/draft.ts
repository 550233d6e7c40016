import { z } from '#zod';
import { keepDraft, keptDraft, placeOf } from '@/components/form/kept';
import type { Who } from '@/components/frame/who';
import type { Attempt } from '@/lib/api/attempts';
import { Id, ParentId } from '@/lib/contract/primitives';
import { EMPTY_BATCH, type Batch } from './batch';
import { emptyEntry, isStarted, type Entry } from './entry';

const item = {
  item_id: Id.nullable(),
  name: z.string(),
  parent_id: ParentId,
  category_id: Id.nullable(),
  measure_id: Id.nullable(),
  description: z.string(),
  barcode: z.string().nullable(),
};

const Kept = z.object({
  batch: z.object({
    lines: z.array(
      z.object({ ...item, key: z.int().positive(), quantity: z.number().min(0), price: z.number().min(0) }),
    ),
    use_own_funds: z.boolean(),
    pay_later: z.boolean(),
    include_vat: z.boolean(),
  }),
  entry: z.object({
    ...item,
    key: z.int().positive().nullable(),
    quantity: z.string(),
    price: z.string(),
    total: z.string(),
    unit_price: z.number().min(0),
  }),
  attempt: z.object({ input: z.string(), key: z.string() }).nullable().catch(null),
});

/** Delivery that is not booked yet, with the current line. */
export interface Draft {
  readonly batch: Batch;
  readonly entry: Entry;
  /** Last attempt to book it; the same delivery is sent under the same key, because it may have arrived. */
  readonly attempt: Attempt | null;
}

export const emptyDraft = (locale: string): Draft => ({
  batch: EMPTY_BATCH,
  entry: emptyEntry(locale),
  attempt: null,
});

const NAME = 'stock-delivery';

/** Stored draft of this person on this server; null if unreadable. */
export const readDelivery = (who: Who, locale: string): Draft =>
  keptDraft(placeOf(who, NAME), Kept) ?? emptyDraft(locale);

/** Stores a draft, or removes an empty one. Returns whether the browser's storage accepted it. */
export function keepDelivery(who: Who, draft: Draft): boolean {
  const { lines, ...flags } = draft.batch;
  const isEmpty = lines.length === 0 && !isStarted(draft.entry) && !Object.values(flags).some(Boolean);
  return keepDraft(placeOf(who, NAME), isEmpty ? null : draft);
}
