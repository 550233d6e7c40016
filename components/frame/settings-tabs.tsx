'use client';
import { useTranslations } from 'next-intl';
import { useOffers } from '@/components/sight/offers';
import { settingsTabs, type SettingsTab } from '@/lib/navigation';
import { Tab, TabStrip } from './tab-strip';

/** Settings tabs that the person may open. A single tab is shown without a tab strip. */
export function SettingsTabs({ open }: { readonly open: SettingsTab }) {
  const t = useTranslations('settings');
  const { person, special, server } = useOffers();
  const tabs = settingsTabs(person, special, server.ours);
  if (tabs.length < 2) return null;
  return (
    <TabStrip label={t('tabsLabel')} current={open} keeps={`/settings/${open}`}>
      {tabs.map((id) => (
        <Tab key={id} href={`/settings/${id}`} label={t(`tabs.${id}`)} open={id === open} />
      ))}
    </TabStrip>
  );
}
