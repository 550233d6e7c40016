'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFormats } from '@/components/frame/use-formats';
import { decimalsOf, type Measure } from '@/lib/domain/measure';
import { measureWords } from '@/lib/lists/measure-words';

/** Formatters of quantities: «2,380 л», figure alone, measure alone; a dash for a hidden one. */
export function useMeasure() {
  const words = useTranslations();
  const { formatQuantity } = useFormats();
  return useMemo(() => {
    const name = (measure: Measure) => measureWords(measure, words);
    const figure = (quantity: number | undefined, measure: Measure): string =>
      quantity === undefined ? '—' : formatQuantity(quantity, decimalsOf(measure, quantity));
    return {
      name,
      figure,
      written: (quantity: number | undefined, measure: Measure) =>
        quantity === undefined ? '—' : `${figure(quantity, measure)} ${name(measure)}`,
    };
  }, [words, formatQuantity]);
}
