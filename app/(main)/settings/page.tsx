import { redirect } from 'next/navigation';
import { requirePage } from '@/lib/bff/require-page';

/** The settings begin with the preferences, which everyone has. */
export default async function SettingsPage(): Promise<never> {
  await requirePage('settings');
  redirect('/settings/preferences');
}
