'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

const KNOWN = ['kg', 'unit', 'litre'] as const;

/** The venue's three measures in the language of the page; any other by the name it has. */
export function useMeasureWord(): (measure: string) => string {
  const t = useTranslations('stockStory.measures');
  return useCallback(
    (measure) => {
      const known = KNOWN.find((name) => name === measure);
      return known ? t(known) : measure;
    },
    [t],
  );
}
