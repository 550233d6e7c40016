import { PreferencesScreen } from '@/components/settings/preferences-screen';
import { requirePage } from '@/lib/bff/require-page';

export default async function PreferencesPage() {
  await requirePage('settings');
  return <PreferencesScreen />;
}
