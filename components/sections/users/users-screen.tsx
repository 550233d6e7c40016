'use client';
import { useTranslations } from 'next-intl';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { useMay } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { deleteUser, listRoles } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';
import { RecordFilter } from '@/components/list/record-filter';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import { useUserMenu, type Task, type UserTask } from './use-user-menu';
import { UserActions } from './user-actions';
import { USER_LOOKS } from './user-looks';
import classes from './users.module.css';

interface RoleFilterProps {
  readonly value: number;
  readonly onChange: (roleId: number) => void;
}

/** Filter by role. */
function RoleFilter(filter: RoleFilterProps) {
  const t = useTranslations();
  const { data } = useEndpoint(listRoles, {});
  const nameOf = (category_id: number, role_name = '') => roleText({ category_id, role_name }, t);
  return (
    <RecordFilter
      {...filter}
      size="xs"
      className={classes['role'] ?? ''}
      aria-label={t('users.role')}
      all={t('users.allRoles')}
      records={data?.items.map(({ role_id, role_name }) => [role_id, nameOf(role_id, role_name)])}
      unknown={nameOf}
    />
  );
}

const UserWindows = lazyPart(() => import('./user-windows').then((module) => module.UserWindows));

/** Parameter of the account whose rights the open one begins with. */
const RIGHTS = ['rights'];
const isDisabled = ({ active }: UserRow): boolean => active === 0;

/** Accounts of the venue: list, dialog of each, and what can be done with one. */
export function UsersScreen() {
  const t = useTranslations('users');
  const sections = useTranslations('sections');
  const removes = useMay()(deleteUser);
  usePrefetch(UserWindows);
  const list = useList(usersList);
  const records = useRecords<UserRow, Task>(list, 'user', {
    also: RIGHTS,
    removal: (user) => (removes ? { task: 'remove', user } : undefined),
  });
  const { view } = list;
  const begin = (task: UserTask, user: UserRow) => records.begin({ task, user });
  return (
    <ListScreen
      list={list}
      looks={USER_LOOKS}
      heading={sections('settings')}
      tabs={<SettingsTabs open="users" />}
      isMuted={isDisabled}
      {...records.rowProps}
      rowMenu={useUserMenu({ open: records.rowProps.onOpen, task: begin })}
      emptyText={t('emptyText')}
      filters={<RoleFilter value={view.filters.role_id} onChange={(role_id) => view.setFilters({ role_id })} />}
      actions={
        removes && (
          <UserActions
            selected={records.selected}
            onAdd={() => records.show('new')}
            onRemove={(user) => begin('remove', user)}
          />
        )
      }
    >
      {records.isAsked && <UserWindows records={records} />}
    </ListScreen>
  );
}
