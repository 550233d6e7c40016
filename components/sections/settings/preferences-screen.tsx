'use client';
import { useTranslations } from 'next-intl';
import { useChoices } from '@/components/frame/choices';
import { PageHeader } from '@/components/frame/page-header';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { cx, layout } from '@/components/ui/classes';
import { useLanguage } from '@/components/frame/use-language';
import { useTheme } from '@/components/frame/use-theme';
import { COLOR_SCHEMES } from '@/components/ui/color-scheme';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { LOCALES } from '@/lib/i18n/locale';
import { AccountSection } from './account-section';
import { MessagesSection } from './messages-section';
import classes from './preferences.module.css';
import { WorkSection, type WorkSectionProps } from './work-section';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

/** Language and colour scheme. */
function LookSection() {
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

/** Preferences of the signed-in person. A choice acts at once; nothing is to be saved. */
export function PreferencesScreen(props: WorkSectionProps) {
  const t = useTranslations();
  const { areStored } = useChoices();
  return (
    <div className={layout.screen}>
      <PageHeader title={t('settings.tabs.preferences')} heading={t('sections.settings')} />
      <SettingsTabs open="preferences" />
      <div className={cx(layout.screen, classes['body'])}>
        <p className={classes['lead']}>{t(areStored ? 'preferences.lead' : 'preferences.leadHere')}</p>
        <LookSection />
        <WorkSection {...props} />
        <MessagesSection />
        <AccountSection />
      </div>
    </div>
  );
}
