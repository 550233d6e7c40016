import { SettingsTabs } from '@/components/frame/settings-tabs';
import { UsersScreen } from '@/components/sections/users/users-screen';
import { preload } from '@/lib/bff/preload';
import { listRoles } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';
import { listPage } from '@/app/(main)/list-page';

const screen = <UsersScreen tabs={<SettingsTabs open="users" />} />;
const UsersPage = listPage('settings', usersList, screen, 'call', (visit) => [preload(visit, listRoles, {})]);

export default UsersPage;
