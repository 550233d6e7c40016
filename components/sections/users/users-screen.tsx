'use client';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { useSelectionKeys } from '@/components/list/use-selection-keys';
import { useMay, useServer } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { deleteUser } from '@/lib/sections/users/contract/users';
import { usersList } from '@/lib/sections/users/lists/users';
import { RoleSelect } from './role-select';
import { useUserMenu, type Task, type UserTask } from './use-user-menu';
import { UserActions } from './user-actions';
import { USER_LOOKS } from './user-looks';

const UserWindows = lazyPart(() => import('./user-windows').then((module) => module.UserWindows));
const PARTS = [UserWindows];

const LEGACY_TABLE = { columns: usersList.columns.filter(({ key }) => key !== 'last_seen') };

const isDisabled = ({ active }: UserRow): boolean => active === 0;

interface UsersScreenProps {
  /** Tabs of the settings. */
  readonly tabs?: ReactNode;
}

/** Accounts of the venue: list, dialog of each, and what can be done with one. */
export function UsersScreen({ tabs }: UsersScreenProps) {
  const t = useTranslations('users');
  const sections = useTranslations('sections');
  const { ours } = useServer();
  const removes = useMay()(deleteUser);
  usePrefetch(PARTS);
  const list = useList(usersList);
  const columns = useListColumns(ours ? usersList : LEGACY_TABLE, USER_LOOKS);
  const [{ user: opened, rights }, setUrl] = useUrlState({ user: '', rights: '' });
  const [selectedId, select] = useState<number | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const { view, rows } = list;
  const selected = rows?.find(({ user_id }) => user_id === selectedId);
  const open = ({ user_id }: UserRow) => setUrl({ user: String(user_id) });
  const begin = (kind: UserTask, user: UserRow) => setTask({ task: kind, user });
  const isAsked = opened !== '' || task !== null;
  useSelectionKeys({
    table: usersList.id,
    asked: isAsked,
    onEscape: selected && (() => select(null)),
    onDelete: selected && removes ? () => begin('remove', selected) : undefined,
  });
  return (
    <ListScreen
      list={list}
      columns={columns}
      heading={sections('settings')}
      tabs={tabs}
      isMuted={isDisabled}
      selected={selected?.user_id ?? null}
      onSelect={(key) => select(Number(key))}
      onOpen={open}
      rowMenu={useUserMenu({ open, task: begin })}
      emptyText={t('emptyText')}
      filters={<RoleSelect value={view.filters.role_id} onChange={(role_id) => view.setFilters({ role_id })} />}
      actions={
        removes && (
          <UserActions
            selected={selected}
            onAdd={() => setUrl({ user: 'new' })}
            onRemove={(user) => begin('remove', user)}
          />
        )
      }
    >
      {isAsked && <UserWindows opened={opened} task={task} rightsOf={rights} onOpen={setUrl} onTask={setTask} />}
    </ListScreen>
  );
}
