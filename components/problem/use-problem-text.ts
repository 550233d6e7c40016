'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Problem } from '@/lib/contract/problem';
import type ru from '@/messages/ru.json';

type ErrorKey = keyof (typeof ru)['errors'];

/**
 * The text of an error for a person (specification part 1 §8): the translation of its code if there is one, else what
 * the server said, else its number.
 */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('errors');
  return useCallback(
    ({ code, message }) => {
      const key = `e${code}` as ErrorKey;
      return t.has(key) ? t(key) : message.trim() || t('unknown', { code: String(code) });
    },
    [t],
  );
}
