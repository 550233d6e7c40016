'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { formatQuantity } from '@/lib/domain/format';

const KNOWN = { kg: 1, unit: 2, litre: 3 } as const;
const isKnown = (name: string): name is keyof typeof KNOWN => name in KNOWN;

/** The three measures that a venue has by the specification; a server with others names them in its stock. */
export const MEASURES = Object.entries(KNOWN).map(([measure_name, measure_id]) => ({ measure_id, measure_name }));

const decimalsOf = (quantity: number): number => String(quantity).split('.')[1]?.length ?? 0;

/** Measures in the language of the page, and quantities in them: to the third decimal unless they are pieces. */
export function useMeasure() {
  const t = useTranslations('stockAdd.measures');
  const locale = useLocale();
  const nameOf = useCallback((name: string) => (isKnown(name) ? t(name) : name), [t]);
  const quantityOf = useCallback(
    (quantity: number, measure: string) => {
      const decimals = measure === 'unit' || !isKnown(measure) ? decimalsOf(quantity) : 3;
      return formatQuantity(quantity, locale, decimals);
    },
    [locale],
  );
  return { nameOf, quantityOf };
}
