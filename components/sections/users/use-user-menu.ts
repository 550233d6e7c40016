import {
  IconCopy,
  IconDevices,
  IconEye,
  IconHistory,
  IconId,
  IconKey,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/sight/offers';
import type { RowMenu } from '@/components/table/data-table';
import { menuAction, menuOf } from '@/components/ui/menu';
import { userSessions } from '@/lib/sections/auth/contract/sessions';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { listAgentSettings } from '@/lib/sections/users/contract/agents';
import { userSees } from '@/lib/sections/users/contract/sees';
import { deleteUser, editUser, userHistory } from '@/lib/sections/users/contract/users';
import { personText } from '@/lib/rights/person';

const ICONS = {
  agent: IconId,
  sees: IconEye,
  copy: IconCopy,
  history: IconHistory,
  sessions: IconDevices,
  remove: IconTrash,
};
export type UserTask = keyof typeof ICONS;

/** Login and password of a new person; shown once, and stored nowhere. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Dialog about one account, besides its own. */
export type Task = UserWork | { readonly task: 'handOver'; readonly credentials: Credentials };
interface UserWork {
  readonly task: UserTask;
  readonly user: UserRow;
  /** Rights that are not saved yet. */
  readonly permissions?: string | undefined;
}

interface Begin {
  readonly open: (user: UserRow) => void;
  readonly task: (task: UserTask, user: UserRow) => void;
}

/** Returns whether the account has an agent whose settings the reader may see. */
export function useHasAgent(): (user: UserRow) => boolean {
  const may = useMay();
  return ({ role_name }) => may(listAgentSettings) && role_name === 'Agents';
}

/** Menu of a row: the account, its agent, what its owner sees, its rights for others, its history, and removal. */
export function useUserMenu(begin: Begin): RowMenu<UserRow> {
  const t = useTranslations('users');
  const may = useMay();
  const hasAgent = useHasAgent();
  const manages = may(userSees);
  return {
    label: t('actions'),
    of: (user) => {
      const offered: Readonly<Record<UserTask, boolean>> = {
        agent: hasAgent(user),
        sees: manages,
        copy: manages && may(editUser),
        history: may(userHistory),
        sessions: may(userSessions),
        remove: may(deleteUser),
      };
      const entry = (task: UserTask) =>
        offered[task] && {
          ...menuAction(task, t(`tasks.${task}`), ICONS[task], () => begin.task(task, user)),
          danger: task === 'remove',
        };
      const open = manages
        ? menuAction('open', t('tasks.open'), IconPencil, () => begin.open(user))
        : menuAction('open', t('tasks.password'), IconKey, () => begin.open(user));
      return menuOf(personText(user), {
        user: [open, entry('agent'), entry('sees'), entry('copy'), entry('history'), entry('sessions')],
        removal: [entry('remove')],
      });
    },
  };
}
