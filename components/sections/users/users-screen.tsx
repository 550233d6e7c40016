'use client';
import { useTranslations } from 'next-intl';
import { SettingsTabs } from '@/components/frame/settings-tabs';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useRecords } from '@/components/list/use-records';
import { useMay, useServer } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { deleteUser, listRoles } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import { useUserMenu, type Task, type UserTask } from './use-user-menu';
import { UserActions } from './user-actions';
import { USER_LOOKS } from './user-looks';
import classes from './users.module.css';

interface RoleSelectProps {
  /** 0 for all roles. */
  readonly value: number;
  readonly onChange: (roleId: number) => void;
}

/** Filter by role. */
function RoleSelect({ value, onChange }: RoleSelectProps) {
  const words = useTranslations();
  const { data } = useEndpoint(listRoles, {});
  const roles = (data?.items ?? []).map(({ role_id, role_name }) => ({ category_id: role_id, role_name }));
  // A role of a link stays chosen while the list loads.
  const known = value === 0 || roles.some(({ category_id }) => category_id === value);
  const listed = known ? roles : [...roles, { category_id: value, role_name: '' }];
  return (
    <Select
      size="xs"
      className={classes['role'] ?? ''}
      aria-label={words('users.role')}
      data={[
        { value: '0', label: words('users.allRoles') },
        ...listed.map((role) => ({ value: String(role.category_id), label: roleText(role, words) })),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

const UserWindows = lazyPart(() => import('./user-windows').then((module) => module.UserWindows));
const PARTS = [UserWindows];

const LEGACY_TABLE = { columns: usersList.columns.filter(({ key }) => key !== 'last_seen') };

/** Parameter of the account whose rights the open one begins with. */
const RIGHTS = ['rights'];
const isDisabled = ({ active }: UserRow): boolean => active === 0;

/** Accounts of the venue: list, dialog of each, and what can be done with one. */
export function UsersScreen() {
  const t = useTranslations('users');
  const sections = useTranslations('sections');
  const { ours } = useServer();
  const removes = useMay()(deleteUser);
  usePrefetch(PARTS);
  const list = useList(usersList);
  const columns = useListColumns(ours ? usersList : LEGACY_TABLE, USER_LOOKS);
  const records = useRecords<UserRow, Task>(list, 'user', {
    also: RIGHTS,
    removal: (user) => (removes ? { task: 'remove', user } : undefined),
  });
  const { view } = list;
  const begin = (task: UserTask, user: UserRow) => records.begin({ task, user });
  return (
    <ListScreen
      list={list}
      columns={columns}
      heading={sections('settings')}
      tabs={<SettingsTabs open="users" />}
      isMuted={isDisabled}
      {...records.rowProps}
      rowMenu={useUserMenu({ open: records.rowProps.onOpen, task: begin })}
      emptyText={t('emptyText')}
      filters={<RoleSelect value={view.filters.role_id} onChange={(role_id) => view.setFilters({ role_id })} />}
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
