'use client';
import { useTranslations } from 'next-intl';
import { Switcher } from '@/components/ui/switcher';
import { LOCALES } from '@/lib/i18n/locale';
import { useLanguage } from './use-language';

export interface LanguageSwitchProps {
  /** `full` shows names, `short` codes, `single` the current code. */
  readonly look: 'full' | 'short' | 'single';
}

/** Switches the language at once; typed input stays. */
export function LanguageSwitch({ look }: LanguageSwitchProps) {
  const t = useTranslations('frame');
  const [locale, change] = useLanguage();
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
