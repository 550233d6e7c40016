'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { PasswordInput, type PasswordInputProps } from '@/components/ui/password-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { makePassword } from '@/lib/sections/users/rules';
import classes from './user-dialog.module.css';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'showLabel'> {
  /** Takes a suggested password. */
  readonly onSuggest: (password: string) => void;
}

/** New password of an account, typed or suggested; a suggested one is shown, to be passed on. */
export function PasswordField({ onSuggest, ...field }: PasswordFieldProps) {
  const t = useTranslations('users');
  const [shown, setShown] = useState(false);
  const [suggested, setSuggested] = useState('');
  const suggest = () => {
    const password = makePassword();
    onSuggest(password);
    setSuggested(password);
    setShown(true);
  };
  return (
    <div className={cx(layout.line, classes['password'])}>
      <PasswordInput
        {...field}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        shown={shown}
        onShownChange={setShown}
      />
      {!field.disabled && !field.readOnly && (
        <Button variant="default" size="sm" className={classes['suggest']} onClick={suggest}>
          {t('suggest')}
        </Button>
      )}
      <VisuallyHidden role="status">{suggested && t('suggested', { password: suggested })}</VisuallyHidden>
    </div>
  );
}
