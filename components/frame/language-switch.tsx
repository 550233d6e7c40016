'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Switcher } from '@/components/ui/switcher';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { remember } from './browser';

export interface LanguageSwitchProps {
  /** `full` shows names, `short` codes, `single` the current code. */
  readonly look: 'full' | 'short' | 'single';
}

/** Switches the language at once; typed input stays. */
export function LanguageSwitch({ look }: LanguageSwitchProps) {
  const t = useTranslations('frame');
  const router = useRouter();
  const locale = useLocale();
  const [, startTransition] = useTransition();
  const change = (next: Locale) => {
    remember('locale', next);
    startTransition(() => router.refresh());
  };
  const options = LOCALES.map((value) => ({
    value,
    label: t(`languages.${value}`),
    lang: value,
    ...(look !== 'full' && { face: value.toUpperCase() }),
  }));
  return (
    <Switcher label={t('language')} options={options} value={locale} onChange={change} compact={look === 'single'} />
  );
}
