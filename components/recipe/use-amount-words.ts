'use client';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { numberText } from '@/lib/domain/typed-number';
import { measureOf, type Amount } from '@/lib/forms/recipe';
import { recordNumber } from '@/lib/domain/record-number';
import type { ItemsById } from './use-items';

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'item_id' in value && 'item_quantity' in value;
/** Recipe as on the wire. */
export const amountsOf = (value: unknown): readonly Amount[] => (Array.isArray(value) ? value.filter(isAmount) : []);

/** Formats an ingredient with its quantity: «Лайм, 2 шт.». */
export function useAmountWords(items: ItemsById): (amount: Amount, bare?: boolean) => string {
  const locale = useLocale();
  const { name: nameOf } = useMeasure();
  return useCallback(
    ({ item_id, item_quantity }, bare = false) => {
      const row = items.get(item_id);
      const measure = row ? nameOf(measureOf(row)) : '';
      const amount = `${numberText(item_quantity, locale)} ${measure}`.trim();
      return bare ? amount : `${row?.name ?? recordNumber(item_id)}, ${amount}`;
    },
    [items, locale, nameOf],
  );
}
