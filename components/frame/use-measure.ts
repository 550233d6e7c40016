'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import { decimalsOf, knownMeasure, type Measure } from '@/lib/domain/measure';

/** Formatters of quantities («2,380 л», figure alone, measure alone; a dash for a hidden one) and of baht, likewise. */
export function useMeasure() {
  const t = useTranslations('measures');
  const locale = useLocale();
  return useMemo(() => {
    const name = (measure: Measure): string => {
      const known = knownMeasure(measure);
      if (known) return t(known.measure_name);
      return typeof measure === 'string' ? measure : measure.measure_name;
    };
    const figure = (quantity: number | undefined, measure: Measure): string =>
      quantity === undefined ? '—' : formatQuantity(quantity, locale, decimalsOf(measure, quantity));
    return {
      name,
      figure,
      written: (quantity: number | undefined, measure: Measure) =>
        quantity === undefined ? '—' : `${figure(quantity, measure)} ${name(measure)}`,
      money: (baht: number | undefined) => (baht === undefined ? '—' : `${formatMoney(baht, locale)} ฿`),
    };
  }, [t, locale]);
}
