'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useMay } from '@/components/sight/offers';
import { editUser } from '@/lib/sections/users/contract/users';
import { Alert } from '@/components/ui/alert';
import { personText } from '@/lib/rights/person';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { passwordForm } from '@/lib/sections/users/forms/users';
import { PasswordField } from './password-field';
import { useRefusals } from './use-refusals';

interface PasswordDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Sets the password of an account, for those who may change nothing else of it. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const t = useTranslations();
  const may = useMay();
  const { problemTitle, onRefused } = useRefusals();
  const { password: refused } = user.refused;
  return (
    <FormDialog
      title={t('users.passwordTitle', { login: personText(user) })}
      size={440}
      form={passwordForm}
      record={user}
      readOnly={!may(editUser) || refused !== null}
      submitLabel={t('users.setPassword')}
      problemTitle={problemTitle}
      onRefused={onRefused}
      done={t('users.done')}
      onClose={onClose}
    >
      {(form) =>
        refused === null ? (
          <>
            <p>{t('users.passwordText', { login: personText(user) })}</p>
            <PasswordField
              {...form.text('password')}
              description={t('users.hints.password')}
              maxLength={16}
              data-autofocus
              onSuggest={(password) => form.set({ password })}
            />
          </>
        ) : (
          <Alert role="status" color="gray">
            {t(`refusals.${refused}`)}
          </Alert>
        )
      }
    </FormDialog>
  );
}
