'use client';
import { useTranslations } from 'next-intl';
import { HistoryDialog } from '@/components/record/record-history';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { personText } from '@/lib/rights/person';
import type { HistoryChange } from '@/lib/contract/history';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { listRoles, userHistory } from '@/lib/sections/users/contract/users';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { differenceOf } from '@/lib/rights/rights';
import { changesText } from '@/lib/sections/users/lists/rights-text';
import { historyLabel, valueText } from './field-text';

interface UserHistoryDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

const isRights = (value: unknown): value is string => typeof value === 'string' && /^[01]{32}$/.test(value);

/** History of an account: who changed what; rights as what was given and taken. */
export function UserHistoryDialog({ user, onClose }: UserHistoryDialogProps) {
  const t = useTranslations();
  const roles = useEndpoint(listRoles, {}).data?.items ?? [];
  const changeOf = ({ field, before, after }: HistoryChange): string | false => {
    if (field === 'password') return t('users.history.newPassword');
    if (field !== 'permissions' || !isRights(after)) return false;
    const difference = differenceOf(isRights(before) ? before : NO_PERMISSION, after);
    return changesText(difference, t) || t('staffRights.words.none');
  };
  return (
    <HistoryDialog
      title={t('users.history.title', { login: personText(user) })}
      endpoint={userHistory}
      input={{ params: { id: user.user_id } }}
      actionOf={(action) => t(`users.history.${action}`)}
      nameOf={(field) => historyLabel(field, t)}
      textOf={(field, value) => valueText(field, value, roles, t)}
      changeOf={changeOf}
      onClose={onClose}
    />
  );
}
