import { SettingsTabs } from '@/components/frame/settings-tabs';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listRoles } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('settings', usersList.endpoint.access);
  const entries = await Promise.all([preloadList(visit, usersList, searchParams), preload(visit, listRoles, {})]);
  return (
    <Preloaded entries={entries.flat()}>
      <UsersScreen tabs={<SettingsTabs open="users" />} />
    </Preloaded>
  );
}
