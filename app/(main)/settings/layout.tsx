import type { ReactNode } from 'react';
import { TabsContext } from '@/components/frame/tabs-context';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { settingsTabs } from '@/lib/navigation';

/** Tells the screens below which tabs the person has. It is no lock: each page has its own. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { person, server, setUpFactor } = await requirePage('settings');
  const tabs = settingsTabs(person, specialLogins(), isOwn(server));
  return <TabsContext value={setUpFactor ? [] : tabs}>{children}</TabsContext>;
}
