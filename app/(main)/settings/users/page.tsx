import { UsersScreen } from '@/components/sections/users/users-screen';
import { preload } from '@/lib/bff/preload';
import { listRoles } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';
import { listPage } from '@/app/(main)/screen-page';

const UsersPage = listPage('settings', usersList, <UsersScreen />, 'call', (visit) => [preload(visit, listRoles, {})]);

export default UsersPage;
