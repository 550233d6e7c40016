'use client';
import { useTranslations } from 'next-intl';
import { useChoices } from '@/components/frame/choices';
import { PageHeader } from '@/components/frame/page-header';
import { AccountSection } from './account-section';
import { LookSection } from './look-section';
import { MessagesSection } from './messages-section';
import classes from './preferences.module.css';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { cx, layout } from '@/components/ui/classes';
import { WorkSection, type WorkSectionProps } from './work-section';

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
