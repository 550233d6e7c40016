'use client';
import { useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import classes from './login-form.module.css';

export interface CodeFieldProps extends Pick<
  TextInputProps,
  'error' | 'onChange' | 'size' | 'className' | 'errorClassName'
> {
  readonly onBack: () => void;
}

/** Second step of the sign-in: a code of the authenticator app, or a recovery code. */
export function CodeField({ onBack, ...field }: CodeFieldProps) {
  const t = useTranslations('login');
  return (
    <>
      <TextInput
        {...field}
        name="code"
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={32}
        aria-required
        autoFocus
      />
      <UnstyledButton className={classes['back']} onClick={onBack}>
        {t('back')}
      </UnstyledButton>
    </>
  );
}
