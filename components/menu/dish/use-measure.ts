'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

interface Measured {
  readonly measure_id: number;
  readonly measure_name: string;
}

/** The venue's three measures in the language of the page; any other by the name it has. */
const KNOWN: Readonly<Record<number, 'kg' | 'unit' | 'litre'>> = { 1: 'kg', 2: 'unit', 3: 'litre' };

export function useMeasure(): (of: Measured) => string {
  const t = useTranslations('dish.measures');
  return useCallback(
    ({ measure_id, measure_name }) => {
      const known = KNOWN[measure_id];
      return known ? t(known) : measure_name;
    },
    [t],
  );
}
