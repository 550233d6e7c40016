'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Problem } from '@/lib/contract/problem';
import { problemText, type ProblemTextOptions } from '@/lib/i18n/problem-text';

/** Text of a problem in the reader's language, by `problemText`. */
export function useProblemText(): (problem: Problem, options?: ProblemTextOptions) => string {
  const words = useTranslations();
  const locale = useLocale();
  return useCallback((problem, options) => problemText(problem, words, locale, options), [words, locale]);
}
