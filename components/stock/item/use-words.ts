'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatMoney, formatQuantity } from '@/lib/domain/format';

interface Measured {
  readonly measure_id: number;
  readonly measure_name: string;
}

/** The venue's three measures; any other goes by the name it has. */
export const MEASURES: readonly (Measured & { readonly key: 'kg' | 'unit' | 'litre' })[] = [
  { measure_id: 1, measure_name: 'kg', key: 'kg' },
  { measure_id: 2, measure_name: 'unit', key: 'unit' },
  { measure_id: 3, measure_name: 'litre', key: 'litre' },
];

/** Three decimals for what is weighed or poured; pieces are whole, but a fraction that is there is never hidden. */
export const decimalsOf = (measureId: number, quantity: number): number =>
  measureId === 1 || measureId === 3 || !Number.isInteger(quantity) ? 3 : 0;

export function useMeasureName(): (of: Measured) => string {
  const t = useTranslations('stockItem.measures');
  return useCallback(
    ({ measure_id, measure_name }) => {
      const known = MEASURES.find((measure) => measure.measure_id === measure_id);
      return known ? t(known.key) : measure_name;
    },
    [t],
  );
}

/** Writes quantities with their measure, and money in baht. */
export function useAmountWords() {
  const locale = useLocale();
  const measureName = useMeasureName();
  const quantity = useCallback(
    (value: number, measure: Measured) =>
      `${formatQuantity(value, locale, decimalsOf(measure.measure_id, value))}\u00a0${measureName(measure)}`,
    [locale, measureName],
  );
  const money = useCallback((baht: number) => `${formatMoney(baht, locale)}\u00a0฿`, [locale]);
  return { quantity, money };
}
