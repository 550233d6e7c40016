'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { FormState } from '@/components/form/use-form';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import type { Draft } from '@/lib/forms/define';
import type { addToStock } from '@/lib/sections/stock/contract/edit';
import type { deliveryForm, Receiving } from '@/lib/sections/stock/forms/delivery';
import { chooseItem, isStarted, leaveAll } from '@/lib/sections/stock/forms/delivery-entry';
import { emptyEntry, type Entry } from '@/lib/sections/stock/forms/line-fields';
import { entryOf, firstWrong, lineErrors, lineOf, putLine } from '@/lib/sections/stock/forms/delivery-lines';

export type DeliveryState = FormState<typeof addToStock, typeof deliveryForm.fields, Receiving>;
export type DeliveryDraft = Draft<typeof deliveryForm.fields>;

/** Draft before the last removal, for undo. */
interface Removed {
  /** Null for the whole list. */
  readonly name: string | null;
  readonly draft: DeliveryDraft;
}

/** Operations on the lines of a delivery. They read the current draft, because a scanner does not wait for a render. */
export function useDelivery(form: DeliveryState) {
  const locale = useLocale();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { set } = form;
  const now = () => form.current().draft;

  const setEntry = (change: (entry: Entry) => Entry) => set({ entry: change(now().entry) });
  const takeAway = (name: string | null, change: () => void) => {
    setRemoved({ name, draft: now() });
    change();
  };
  /** Adds the typed line to the list, or returns the first wrong field. */
  const put = (isCounted: boolean) => {
    setEntry((entry) => leaveAll(entry, locale));
    const { entry, items } = now();
    const wrong = firstWrong(lineErrors(entry, items, locale, isCounted));
    if (wrong) return wrong;
    set({ items: putLine(items, lineOf(entry, items, locale)), entry: emptyEntry(locale) });
    setRemoved(null);
    return undefined;
  };

  return {
    draft: form.draft,
    removed,
    now,
    setEntry,
    choose: (row: StockItemRow) => setEntry((entry) => chooseItem(entry, row, locale)),
    /** Confirms the price of a line that jumps. */
    confirm: (key: number) =>
      set({ items: now().items.map((line) => (line.key === key ? { ...line, confirmed: line.price } : line)) }),
    add: () => put(false),
    /** Adds the typed line, if there is one, before another is begun. */
    finish: () => (isStarted(now().entry) ? put(true) : undefined),
    edit: (key: number) => {
      const line = now().items.find((one) => one.key === key);
      if (line) setEntry(() => entryOf(line, locale));
    },
    remove: (key: number) => {
      const { items, entry } = now();
      const line = items.find((one) => one.key === key);
      if (!line) return;
      const stays = entry.key === key ? emptyEntry(locale) : entry;
      takeAway(line.name, () => set({ items: items.filter((one) => one !== line), entry: stays }));
    },
    reset: () => takeAway(null, form.reset),
    bringBack: () => {
      const { entry, photo } = now();
      if (removed) set({ ...removed.draft, photo: photo ?? removed.draft.photo, ...(isStarted(entry) && { entry }) });
      setRemoved(null);
    },
    /** Clears everything after booking; nothing can be brought back. */
    clear: () => {
      setRemoved(null);
      form.reset();
    },
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
