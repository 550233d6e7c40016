'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useFields } from '@/components/form/use-fields';
import { changedDrafts } from '@/lib/forms/evaluate';
import { emptyEntry, type Entry } from '@/lib/sections/stock/forms/line-fields';
import { lineErrors, lineForm, type LineErrors, type LineField } from '@/lib/sections/stock/forms/delivery-lines';
import type { Delivery } from './use-delivery';

const UNCHOSEN: LineErrors = { name: { key: 'stockAdd.errors.choose' } };

/** Fields of the line being typed, whose draft is a part of the delivery's. */
export function useLine({ draft: { entry, items }, setEntry }: Pick<Delivery, 'draft' | 'setEntry'>) {
  const locale = useLocale();
  /** Whether the line must have a quantity, because the next one waits for it. */
  const [isCounted, setCounted] = useState(false);
  /** Whether the scanned barcode is being attached to an existing item. */
  const [attaching, setAttaching] = useState(false);
  /** Whether the name is being typed: until the field is left, it may become the name of an item in stock. */
  const [naming, setNaming] = useState(false);
  const isUnchosen = attaching && entry.item_id === null;
  const fields = useFields(lineForm, {
    draft: entry,
    errors: isUnchosen ? UNCHOSEN : lineErrors(entry, items, locale, isCounted),
    changed: changedDrafts(lineForm, entry, emptyEntry(locale)),
    set: (patch) => setEntry((now) => ({ ...now, ...patch })),
  });
  return {
    ...fields,
    attaching,
    setAttaching,
    setNaming,
    isNew: entry.item_id === null && !attaching && !naming && (entry.name.trim() !== '' || entry.barcode !== null),
    /** Changes the line by program, not by typing. */
    setEntry,
    /** Changes the line by what the person does. */
    edit: (change: (entry: Entry) => Entry) => {
      fields.act();
      setEntry(change);
    },
    /** Shows what is wrong with the line, from its first wrong field on. */
    tell: (wrong: LineField, isWaiting = false) => {
      setCounted(isWaiting);
      setNaming(false);
      fields.showAll(wrong);
    },
    /** Begins another line. */
    begin: () => {
      fields.reset();
      setCounted(false);
      setAttaching(false);
      setNaming(false);
    },
  };
}

export type Line = ReturnType<typeof useLine>;
