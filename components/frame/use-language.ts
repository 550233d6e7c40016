'use client';
import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { remember } from './browser';

/** The page's language, and its setter, which acts at once and keeps typed input. */
export function useLanguage(): readonly [Locale, (locale: Locale) => void] {
  const router = useRouter();
  const locale = useLocale();
  const [, startTransition] = useTransition();
  const change = (next: Locale) => {
    remember('locale', next);
    startTransition(() => router.refresh());
  };
  return [locale, change];
}
