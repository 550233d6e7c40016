'use client';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { useWho } from '@/components/frame/who';
import type { Attempt } from '@/lib/api/attempts';
import type { StockItemRow } from '@/lib/contract/stock';
import { entryErrors, entryOf, lineOf, putLine, type Terms } from './batch';
import { emptyDraft, keepDelivery, readDelivery, type Draft } from './draft';
import { chooseItem, emptyEntry, leaveAll, type Entry } from './entry';

/** Draft before the last removal, for undo. */
export interface Removed {
  /** Null for the whole list. */
  readonly name: string | null;
  readonly draft: Draft;
}

/**
 * State of the delivery, stored in this browser on every change. `now` returns the current draft even in a handler that
 * has waited, because a scanner does not wait for a render.
 */
export function useDelivery() {
  const who = useWho();
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>(() => readDelivery(who, locale));
  const [kept, setKept] = useState(true);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const latest = useRef(draft);

  const update = (change: (before: Draft) => Draft) => {
    latest.current = change(latest.current);
    setDraft(latest.current);
    setKept(keepDelivery(who, latest.current));
  };
  const setEntry = (change: (entry: Entry) => Entry) =>
    update((before) => ({ ...before, entry: change(before.entry) }));
  const takeAway = (name: string | null, change: (before: Draft) => Draft) => {
    setRemoved({ name, draft: latest.current });
    update(change);
  };

  return {
    draft,
    kept,
    removed,
    now: () => latest.current,
    setEntry,
    choose: (row: StockItemRow) => setEntry((entry) => chooseItem(entry, row, locale)),
    setTerms: (terms: Partial<Terms>) => update((before) => ({ ...before, batch: { ...before.batch, ...terms } })),
    /** Confirms the price of a line that jumps. */
    confirm: (key: number) =>
      update(({ batch, ...before }) => ({
        ...before,
        batch: {
          ...batch,
          lines: batch.lines.map((line) => (line.key === key ? { ...line, confirmed: line.price } : line)),
        },
      })),
    /** Adds the typed line to the list; returns its errors, or null on success. */
    add: () => {
      setEntry((entry) => leaveAll(entry, locale));
      const { entry, batch } = latest.current;
      const errors = entryErrors(entry, batch.lines, locale);
      if (Object.keys(errors).length > 0) return errors;
      const lines = putLine(batch.lines, lineOf(entry, batch.lines, locale));
      update((before) => ({ ...before, batch: { ...batch, lines }, entry: emptyEntry(locale) }));
      setRemoved(null);
      return null;
    },
    edit: (key: number) => {
      const line = latest.current.batch.lines.find((one) => one.key === key);
      if (line) setEntry(() => entryOf(line, locale));
    },
    remove: (key: number) => {
      const { batch, entry } = latest.current;
      const line = batch.lines.find((one) => one.key === key);
      if (!line) return;
      const lines = batch.lines.filter((one) => one !== line);
      const stays = entry.key === key ? emptyEntry(locale) : entry;
      takeAway(line.name, (before) => ({ ...before, batch: { ...batch, lines }, entry: stays }));
    },
    reset: () => takeAway(null, () => emptyDraft(locale)),
    bringBack: () => {
      if (removed) update(() => removed.draft);
      setRemoved(null);
    },
    keepAttempt: (attempt: Attempt | null) => update((before) => ({ ...before, attempt })),
    clear: () => {
      setRemoved(null);
      update(() => emptyDraft(locale));
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
