'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ChangeHistory, ChangeLine } from '@/components/record/change-history';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import { personText } from '@/lib/rights/person';
import type { HistoryChange } from '@/lib/contract/history';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { listRoles, userHistory } from '@/lib/sections/users/contract/users';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { differenceOf } from '@/lib/rights/rights';
import { changesText } from '@/lib/sections/users/lists/rights-text';
import { HISTORY_LABELS, isField, isInHistory, LABELS, valueText } from './field-text';
import classes from './user-dialog.module.css';

interface UserHistoryDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

const isRights = (value: unknown): value is string => typeof value === 'string' && /^[01]{32}$/.test(value);

/** History of an account: who changed what; rights as what was given and taken. */
export function UserHistoryDialog({ user, onClose }: UserHistoryDialogProps) {
  const t = useTranslations();
  const reading = useFresh(userHistory, { params: { id: user.user_id } });
  const roles = useEndpoint(listRoles, {}).data?.items ?? [];
  const line = ({ field, before, after }: HistoryChange, fresh: boolean) => {
    if (field === 'password')
      return <ChangeLine key={field} name={t('users.fields.password')} after={t('users.history.newPassword')} />;
    const label = isInHistory(field) ? HISTORY_LABELS[field] : isField(field) && LABELS[field];
    const name = label ? t(label) : field;
    if (field === 'permissions' && isRights(after)) {
      const difference = differenceOf(isRights(before) ? before : NO_PERMISSION, after);
      return <ChangeLine key={field} name={name} after={changesText(difference, t) || t('staffRights.words.none')} />;
    }
    const words = (value: unknown) => valueText(field, value, roles, t);
    return <ChangeLine key={field} name={name} before={fresh ? undefined : words(before)} after={words(after)} />;
  };
  return (
    <Dialog
      title={t('users.history.title', { login: personText(user) })}
      layout="detail"
      size="40rem"
      onClose={onClose}
    >
      <div className={classes['body']}>
        <ChangeHistory reading={reading} actionOf={(action) => t(`users.history.${action}`)} lineOf={line} />
      </div>
    </Dialog>
  );
}
