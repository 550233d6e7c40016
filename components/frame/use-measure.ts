'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import { decimalsOf, type Measure } from '@/lib/domain/measure';
import { measureWords } from '@/lib/lists/measure-words';

/** Formatters of quantities («2,380 л», figure alone, measure alone; a dash for a hidden one) and of baht, likewise. */
export function useMeasure() {
  const words = useTranslations();
  const locale = useLocale();
  return useMemo(() => {
    const name = (measure: Measure) => measureWords(measure, words);
    const figure = (quantity: number | undefined, measure: Measure): string =>
      quantity === undefined ? '—' : formatQuantity(quantity, locale, decimalsOf(measure, quantity));
    return {
      name,
      figure,
      written: (quantity: number | undefined, measure: Measure) =>
        quantity === undefined ? '—' : `${figure(quantity, measure)} ${name(measure)}`,
      money: (baht: number | undefined) => (baht === undefined ? '—' : `${formatMoney(baht, locale)} ฿`),
    };
  }, [words, locale]);
}
