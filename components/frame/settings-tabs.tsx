'use client';
import { useTranslations } from 'next-intl';
import { use } from 'react';
import { Tab, TabStrip } from './tab-strip';
import type { SettingsTab } from '@/lib/navigation';
import { TabsContext } from './tabs-context';

/** Tabs of the settings that the person has; a single one has no strip. */
export function SettingsTabs({ open }: { readonly open: SettingsTab }) {
  const t = useTranslations('settings');
  const tabs = use(TabsContext);
  if (tabs.length < 2) return null;
  return (
    <TabStrip label={t('tabsLabel')} current={open} keeps={`/settings/${open}`}>
      {tabs.map((id) => (
        <Tab key={id} href={`/settings/${id}`} label={t(`tabs.${id}`)} open={id === open} />
      ))}
    </TabStrip>
  );
}
