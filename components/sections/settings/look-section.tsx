'use client';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/components/frame/use-language';
import { useTheme } from '@/components/frame/use-theme';
import { COLOR_SCHEMES } from '@/components/ui/color-scheme';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { LOCALES } from '@/lib/i18n/locale';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

/** Language and colour scheme. */
export function LookSection() {
  const t = useTranslations();
  const [locale, setLocale] = useLanguage();
  const [scheme, setScheme] = useTheme();
  const languages = LOCALES.map((value) => ({
    value,
    label: <span lang={value}>{t(`frame.languages.${value}`)}</span>,
  }));
  const themes = COLOR_SCHEMES.map((value) => ({ value, label: t(`frame.themes.${value}`) }));
  return (
    <PreferenceSection title={t('preferences.look')}>
      <PreferenceRow label={t('frame.language')}>
        {(names) => <SegmentedControl {...names} data={languages} value={locale} onChange={setLocale} />}
      </PreferenceRow>
      <PreferenceRow label={t('frame.theme')}>
        {(names) => <SegmentedControl {...names} data={themes} value={scheme} onChange={setScheme} />}
      </PreferenceRow>
    </PreferenceSection>
  );
}
