import { z } from 'zod';
import type { Who } from '@/components/frame/who';
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
  /** The last try to book it: should its answer have been lost, the same again under the same key books nothing twice. */
  attempt: z.object({ key: z.string(), body: z.string() }).nullable(),
});

/** A delivery that is not booked yet, with the line that is being typed. */
export interface Draft {
  readonly batch: Batch;
  readonly entry: Entry;
  readonly attempt: { readonly key: string; readonly body: string } | null;
}

export const emptyDraft = (locale: string): Draft => ({
  batch: EMPTY_BATCH,
  entry: emptyEntry(locale),
  attempt: null,
});

const placeOf = ({ login, server }: Who): string => `stock-delivery:${server}:${login}`;

/** What this person has left half-typed on this server; an unreadable draft is none. */
export function readDraft(who: Who, locale: string): Draft {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(placeOf(who)) ?? 'null'));
  } catch {
    return emptyDraft(locale);
  }
}

/** Keeps a draft, and nothing when it is empty. Returns whether the browser let us. */
export function keepDraft(who: Who, draft: Draft): boolean {
  const { lines, ...flags } = draft.batch;
  const empty = lines.length === 0 && !isStarted(draft.entry) && !Object.values(flags).some(Boolean);
  try {
    if (empty) localStorage.removeItem(placeOf(who));
    else localStorage.setItem(placeOf(who), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
