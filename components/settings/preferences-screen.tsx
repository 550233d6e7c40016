'use client';
import { useTranslations } from 'next-intl';
import { PageHeader } from '@/components/frame/page-header';
import { AccountSection } from './account-section';
import { LookSection } from './look-section';
import classes from './preferences.module.css';
import { SettingsTabs } from './settings-tabs';

/** Preferences of the signed-in person. A choice acts at once; nothing is to be saved. */
export function PreferencesScreen() {
  const t = useTranslations('settings.tabs');
  return (
    <div className={classes['screen']}>
      <PageHeader title={t('preferences')} />
      <SettingsTabs open="preferences" />
      <div className={classes['body']}>
        <LookSection />
        <AccountSection />
      </div>
    </div>
  );
}
