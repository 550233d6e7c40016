import { SettingsTabs } from '@/components/frame/settings-tabs';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { isOwn } from '@/lib/bff/servers';
import { specialLogins } from '@/lib/bff/settings';
import { SALARY_CHANGE, SALARY_READ } from '@/lib/sections/salary/contract/salary';
import { createUser, listRoles } from '@/lib/sections/users/contract/users';
import { mayAccess } from '@/lib/rights/permissions';
import { usersList } from '@/lib/sections/users/lists/users';

export default async function UsersPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('settings', usersList.endpoint.access);
  const reader = {
    permissions: visit.person.permissions,
    manages: mayAccess(visit.person, createUser.access, specialLogins()),
    pays: mayAccess(visit.person, SALARY_CHANGE, specialLogins()),
    salary: mayAccess(visit.person, SALARY_READ, specialLogins()),
    changes: !visit.server.readonly,
    isOwn: isOwn(visit.server),
  };
  const entries = await Promise.all([preloadList(visit, usersList, searchParams), preload(visit, listRoles, {})]);
  return (
    <Preloaded entries={entries.flat()}>
      <UsersScreen reader={reader} tabs={<SettingsTabs open="users" />} />
    </Preloaded>
  );
}
