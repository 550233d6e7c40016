import { z } from '#zod';
import { keepDraft, keptDraft, placeOf } from '@/components/form/kept';
import type { Who } from '@/components/frame/who';
import type { Attempt } from '@/lib/api/attempts';
import { Payer } from '@/lib/contract/debts';
import { Id, ParentId } from '@/lib/contract/primitives';
import { EMPTY_BATCH, hasTerms, type Batch } from './batch';
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
      z.object({
        ...item,
        ...{ key: z.int().positive(), quantity: z.number().min(0), price: z.number().min(0) },
        package_quantity: z.number().positive().nullable().catch(null),
        confirmed: z.number().nullable().catch(null),
      }),
    ),
    payer: Payer.nullable().catch(null),
    include_vat: z.boolean(),
    supplier: z.string().catch(''),
    invoice_number: z.string().catch(''),
    invoice_date: z.string().catch(''),
  }),
  entry: z.object({
    ...item,
    key: z.int().positive().nullable(),
    package_size: z.string().catch(''),
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
  const { batch, entry } = draft;
  const isEmpty = batch.lines.length === 0 && !isStarted(entry) && !hasTerms(batch);
  return keepDraft(placeOf(who, NAME), isEmpty ? null : draft);
}
