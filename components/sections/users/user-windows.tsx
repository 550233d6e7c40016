'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { readingProblem } from '@/components/problem/load-problem';
import type { useRecords } from '@/components/list/use-records';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useMay } from '@/components/sight/offers';
import { lazyPart } from '@/components/ui/lazy-part';
import { IconUserOff } from '@tabler/icons-react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { userRows, type UserRow } from '@/lib/sections/users/contract/rows';
import { hirePerson } from '@/lib/sections/users/contract/hiring';
import { userSees } from '@/lib/sections/users/contract/sees';
import { createUser } from '@/lib/sections/users/contract/users';
import { CopyRightsDialog } from './copy-rights-dialog';
import { RemoveUserDialog } from './remove-user-dialog';
import type { Task } from './use-user-menu';

const UserDialog = lazyPart(() => import('./user-dialog').then((module) => module.UserDialog));
const SeesDialog = lazyPart(() => import('./sees-dialog').then((module) => module.SeesDialog));
const NewUserDialog = lazyPart(() => import('./new-user-dialog').then((module) => module.NewUserDialog));
const HireDialog = lazyPart(() => import('./hire-dialog').then((module) => module.HireDialog));
const CredentialsDialog = lazyPart(() => import('./credentials-dialog').then((module) => module.CredentialsDialog));
const PasswordDialog = lazyPart(() => import('./password-dialog').then((module) => module.PasswordDialog));

interface UserWindowsProps {
  /** The open account is a number, or `new`. */
  readonly records: ReturnType<typeof useRecords<UserRow, Task>>;
}

const AgentDialog = lazyPart(() => import('./agent-dialog').then((module) => module.AgentDialog));
const UserHistoryDialog = lazyPart(() => import('./user-history-dialog').then((module) => module.UserHistoryDialog));

const UserSessionsDialog = lazyPart(() => import('./user-sessions-dialog').then((module) => module.UserSessionsDialog));

const NOBODY: readonly UserRow[] = [];

/** Open dialogs: of an account, and above it what is done with one. */
export function UserWindows({ records }: UserWindowsProps) {
  const { opened, task, begin, endTask, close } = records;
  // The list may be narrowed to a role.
  const all = useEndpoint(userRows, { query: {} });
  const rows = all.data?.rows ?? NOBODY;
  const may = useMay();
  const isNew = opened === 'new' && may(createUser);
  return (
    <>
      {isNew && may(hirePerson) && (
        <HireDialog others={rows} onHired={(credentials) => begin({ task: 'handOver', credentials })} onClose={close} />
      )}
      {isNew && !may(hirePerson) && <NewUserDialog others={rows} onClose={close} />}
      {task?.task === 'handOver' && <CredentialsDialog credentials={task.credentials} onClose={endTask} />}
      {opened !== '' && opened !== 'new' && (
        <Opened
          key={opened}
          all={all}
          opened={opened}
          rightsOf={records.url['rights'] ?? ''}
          onTask={begin}
          onClose={close}
        />
      )}
      {task?.task === 'sees' && <SeesDialog user={task.user} permissions={task.permissions} onClose={endTask} />}
      {task?.task === 'agent' && <AgentDialog user={task.user} onClose={endTask} />}
      {task?.task === 'history' && <UserHistoryDialog user={task.user} onClose={endTask} />}
      {task?.task === 'sessions' && <UserSessionsDialog user={task.user} onClose={endTask} />}
      {task?.task === 'remove' && <RemoveUserDialog user={task.user} onClose={endTask} />}
      {task?.task === 'copy' && (
        <CopyRightsDialog
          user={task.user}
          all={rows}
          onChosen={({ user_id }) => {
            endTask();
            records.setUrl({ user: String(user_id), rights: String(task.user.user_id) });
          }}
          onClose={endTask}
        />
      )}
    </>
  );
}

interface OpenedProps {
  readonly opened: string;
  /** Number of the account whose rights the open one begins with. */
  readonly rightsOf: string;
  readonly onTask: (task: Task) => void;
  readonly all: ReturnType<typeof useEndpoint<typeof userRows>>;
  readonly onClose: () => void;
}

/** Dialog of the account in the address. */
function Opened({ all, opened, rightsOf, onTask, onClose }: OpenedProps) {
  const { data } = all;
  const t = useTranslations('users');
  const may = useMay();
  const find = (id: string) => data?.rows.find(({ user_id }) => String(user_id) === id);
  const user = find(opened);
  if (user && !may(userSees)) return <PasswordDialog user={user} onClose={onClose} />;
  if (user)
    return (
      <UserDialog
        user={user}
        others={data?.rows ?? NOBODY}
        rights={find(rightsOf)?.permissions}
        onTask={(task, permissions) => onTask({ task, user, permissions })}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={data ? t('notFound') : t('notLoaded')} size={440} onClose={onClose}>
      {readingProblem(t('notLoaded'), all) ??
        (data ? (
          <EmptyState icon={<IconUserOff />} title={t('notFound')}>
            {t('notFoundText')}
          </EmptyState>
        ) : (
          <Skeleton height={200} />
        ))}
    </Dialog>
  );
}
