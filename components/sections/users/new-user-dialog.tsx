'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { cx, layout } from '@/components/ui/classes';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { newUserForm } from '@/lib/sections/users/forms/users';
import { AccountBody } from './account-body';
import { useRefusals } from './use-refusals';
import classes from './user-dialog.module.css';

interface NewUserDialogProps {
  readonly others: readonly UserRow[];
  readonly onClose: () => void;
}

/** Dialog of a new account. */
export function NewUserDialog({ others, onClose }: NewUserDialogProps) {
  const t = useTranslations('users');
  const refusals = useRefusals();
  return (
    <FormDialog
      title={t('newTitle')}
      layout="sheet"
      size="56rem"
      tall
      form={newUserForm}
      record={null}
      submitLabel={t('create')}
      {...refusals}
      done={t('done')}
      onClose={onClose}
    >
      {(form) => (
        <div className={cx(layout.screen, classes['body'])}>
          <AccountBody form={form} user={null} others={others} />
        </div>
      )}
    </FormDialog>
  );
}
