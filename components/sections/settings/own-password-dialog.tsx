'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { PasswordInput } from '@/components/ui/password-input';
import { ownPasswordForm } from '@/lib/sections/settings/forms/own-password';

/** Changes one's own password; the new one is typed twice. */
export function OwnPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const [repeated, setRepeated] = useState('');
  const [isLeft, setLeft] = useState(false);
  const showLabel = t('login.showPassword');
  return (
    <FormDialog
      form={ownPasswordForm}
      record={null}
      title={t('preferences.password.title')}
      size={440}
      submitLabel={t('preferences.password.submit')}
      blocked={({ password }) => (password === repeated ? null : t('preferences.password.differs'))}
      done={t('preferences.password.done')}
      onClose={onClose}
    >
      {(form) => {
        const { password } = form.draft;
        const differs = isLeft && repeated !== password;
        return (
          <>
            <p>{t('preferences.password.text')}</p>
            <PasswordInput
              {...form.text('old_password')}
              autoComplete="current-password"
              showLabel={showLabel}
              data-autofocus
            />
            <PasswordInput
              {...form.text('password')}
              autoComplete="new-password"
              description={t('users.hints.password')}
              maxLength={16}
              showLabel={showLabel}
            />
            <PasswordInput
              label={t('preferences.password.repeat')}
              autoComplete="new-password"
              withAsterisk
              aria-required
              maxLength={16}
              showLabel={showLabel}
              value={repeated}
              onChange={(event) => setRepeated(event.currentTarget.value)}
              onBlur={() => setLeft(true)}
              error={differs && t('preferences.password.differs')}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
