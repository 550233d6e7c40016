'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { amountsOf, useAmountWords } from '@/components/recipe/use-amount-words';
import type { ItemsById } from '@/components/recipe/use-items';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';
import { useFormats } from '@/components/frame/use-formats';
import { recordNumber } from '@/lib/domain/record-number';
import { useOpeningWords, useWeekday } from './use-opening-words';

const MONEY = ['retail_price', 'cashback'];
const YES_NO = ['status', 'exists_in_paper', 'open_price'];

/** Formats the wire value of a field: prices, weekdays, hours, recipes; a dash for none. */
export function useFieldWords(stock: ItemsById, folders?: ReadonlyMap<number, { name: string }>) {
  const t = useTranslations();
  const { formatBaht, formatPercent, formatTime } = useFormats();
  const inWords = useOpeningWords();
  const weekday = useWeekday('short');
  const amountWords = useAmountWords(stock);
  return useCallback(
    (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return '—';
      if (field === 'ingredients')
        return (
          amountsOf(value)
            .map((amount) => amountWords(amount))
            .join('; ') || '—'
        );
      if (YES_NO.includes(field)) return t(value === 1 || value === true ? 'dish.yes' : 'dish.no');
      if (field === 'type') return t(value === 1 ? 'dish.kitchen' : 'dish.bar');
      if (field === 'hours' && typeof value === 'string') return inWords({ days: PRESETS.always.days, hours: value });
      if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
      if (field === 'image_timestamp') return formatTime(value);
      if (MONEY.includes(field)) return formatBaht(value);
      if (field === 'max_discount') return formatPercent(value);
      if (field === 'parent_id')
        return value === 0 ? t('menu.root') : (folders?.get(value)?.name ?? recordNumber(value));
      if (field === 'days') {
        return (
          [0, 1, 2, 3, 4, 5, 6]
            .filter((day) => (value >> day) & 1)
            .map(weekday)
            .join(', ') || '—'
        );
      }
      return String(value);
    },
    [t, formatBaht, formatPercent, formatTime, inWords, weekday, amountWords, folders],
  );
}

/** Name of a field, also of one unknown to this version. */
export function useFieldName(): (field: string) => string {
  const t = useTranslations('dish.fields');
  return useCallback((field) => (t.has(field as 'name') ? t(field as 'name') : field), [t]);
}
