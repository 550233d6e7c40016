'use client';
import { useState } from 'react';
import { z } from '#zod';
import { useWho } from '@/components/frame/who';
import { browserTexts } from '@/components/ui/kept-texts';
import { keptKeysOf } from '@/lib/api/kept-keys';
import { isFresh, placeOf } from './draft-place';
import { real } from '@/lib/contract/real';

const Kept = z.object({
  /** Unix time in milliseconds. */
  at: z.number(),
  /** Drafts of the changed fields. */
  patch: z.record(z.string(), z.unknown()),
  /** Values of these fields when read. */
  before: z.record(z.string(), z.unknown()),
  version: z.int().optional(),
  /** Last failed attempt; the same input is sent under the same key, because it may have arrived. */
  attempt: z.object({ input: z.string(), key: z.string() }).nullable(),
});
type Kept = z.infer<typeof Kept>;

/** Stored draft; null for none, for one of another shape, and on the server. */
function readKept(place: string | null, forGood: boolean): Kept | null {
  if (place === null) return null;
  const { data } = real(Kept).safeParse(browserTexts.readJson(place));
  return data && (forGood || isFresh(data.at)) ? data : null;
}

/**
 * Unsaved input of a form, stored in the browser so that it survives a reload and an expired session: for a day, or
 * without limit if `forGood`. `name` identifies form and record; `null` stores nothing.
 */
export function useKeptDraft(name: string | null, forGood = false) {
  const who = useWho();
  const place = name === null ? null : placeOf(who, `form:${name}`);
  const [found] = useState(() => readKept(place, forGood));
  const [store] = useState(() => {
    let kept: Omit<Kept, 'at'> = found ?? { patch: {}, before: {}, attempt: null };
    let isAccepted = true;
    const write = (next: typeof kept) => {
      kept = next;
      const isEmpty = Object.keys(kept.patch).length === 0;
      if (place !== null) isAccepted = browserTexts.writeJson(place, isEmpty ? null : { ...kept, at: Date.now() });
    };
    return {
      attempts: keptKeysOf(kept.attempt, (attempt) => write({ ...kept, attempt })),
      keep: ({ version, ...drafts }: Pick<Kept, 'patch' | 'before'> & { readonly version: number | undefined }) =>
        write({ attempt: kept.attempt, ...drafts, ...(version !== undefined && { version }) }),
      clear: () => write({ patch: {}, before: {}, attempt: null }),
      /** Whether the browser's storage took the last draft. */
      isAccepted: () => isAccepted,
    };
  });
  return { found, ...store };
}
