'use client';
import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { remember } from './browser';
import { useStoreChoice } from './use-store-choice';

/** The page's language, and its setter, which acts at once and keeps typed input. */
export function useLanguage(): readonly [Locale, (locale: Locale) => void] {
  const router = useRouter();
  const locale = useLocale();
  const store = useStoreChoice();
  const [, startTransition] = useTransition();
  const change = (language: Locale) => {
    remember('locale', language);
    startTransition(() => router.refresh());
    store({ language });
  };
  return [locale, change];
}
