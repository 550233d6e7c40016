'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import type { RefusalKey } from '@/lib/contract/refusals';
import type { UserRow } from '@/lib/contract/user-rows';
import { deleteUser } from '@/lib/contract/users';

interface RemoveUserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Asks before an account is removed, or says why it cannot be removed. */
export function RemoveUserDialog({ user: { user_id, login, refused }, onClose }: RemoveUserDialogProps) {
  const t = useTranslations();
  const toasts = useToasts();
  const { send } = useCommand(deleteUser);
  return (
    <QuestionDialog
      title={t('users.removal.title', { login })}
      submitLabel={t('users.removal.submit')}
      problemTitle={t('users.failed')}
      blocked={refused.remove === null ? undefined : t(`refusals.${refused.remove as RefusalKey}`)}
      onSubmit={async () => {
        await send({ body: { user_id } });
        toasts.success(t('users.done'));
      }}
      onClose={onClose}
    >
      {t('users.removal.text', { login })}
    </QuestionDialog>
  );
}
