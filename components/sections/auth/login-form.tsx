'use client';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/frame/brand-mark';
import { LanguageSwitch } from '@/components/frame/language-switch';
import { PageTitle } from '@/components/frame/page-title';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { NativeSelect } from '@/components/ui/native-select';
import { PasswordInput } from '@/components/ui/password-input';
import { TextInput } from '@/components/ui/text-input';
import { Title } from '@/components/ui/title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { CODE } from '@/lib/contract/problem';
import { Form } from '@/components/ui/form';
import classes from './login-form.module.css';
import { useLogin } from './use-login';

export interface LoginFormProps {
  readonly venue: string;
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  /** Address to open afterwards. Checked, because it comes from the link. */
  readonly next?: string | undefined;
  /** Whether others on the network can read what the browser sends. */
  readonly exposed?: boolean;
  /** Code of an earlier problem, e.g. an unreachable server. */
  readonly problem?: string | undefined;
}

const FIELD = { size: 'md', className: classes['field'], errorClassName: classes['error'] } as const;
const CHECKED = { ...FIELD, className: `${classes['field']} ${classes['checked']}` } as const;
const AT_THE_FIELDS: readonly number[] = [CODE.wrongLogin, CODE.tooManyAttempts];

export function LoginForm({ venue, servers, next, exposed = false, problem: before }: LoginFormProps) {
  const isHydrated = useHydrated();
  const t = useTranslations('login');
  const app = useTranslations('app');
  const textOf = useProblemText();
  const earlier = before && /^\d{1,6}$/.test(before) ? { code: Number(before), message: '' } : null;
  const { busy, empty, problem, CodeField, submit, forget, back } = useLogin(next, earlier);
  // The server does not say which of the two is wrong: both are marked, the text is at the second.
  const refused = problem !== null && problem !== earlier && problem.code < CODE.noJson;
  const shut = refused && problem.code === CODE.forbidden ? t('shut') : null;
  const isAtField = refused && (CodeField !== null || AT_THE_FIELDS.includes(problem.code));
  const refusal = shut ?? (isAtField ? textOf(problem) : null);
  // In the second step both were right.
  const isWrong = refused && CodeField === null;
  const passwordError = empty.includes('password') ? t('passwordEmpty') : isWrong && (refusal ?? true);
  return (
    <main className={cx(layout.stack, classes['page'])}>
      <PageTitle>{t('title')}</PageTitle>
      <Form
        className={cx(layout.stack, layout.panel, classes['card'])}
        method="post"
        aria-busy={busy}
        onSubmit={(target) => void submit(target)}
      >
        <div className={cx(layout.stack, classes['head'])}>
          <BrandMark size={40} />
          <Title order={1}>{venue}</Title>
          <p className={layout.muted}>{app('title')}</p>
        </div>
        {CodeField && (
          <CodeField
            {...CHECKED}
            error={empty.includes('code') ? t('codeEmpty') : refusal}
            onChange={forget}
            onBack={back}
          />
        )}
        {/* Sent again with the code, and known to the password manager. */}
        <div className={classes['fields']} hidden={CodeField !== null}>
          <TextInput
            {...CHECKED}
            name="login"
            label={t('login')}
            description={t('loginHint')}
            error={empty.includes('login') ? t('loginEmpty') : isWrong}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            aria-required
            autoFocus
            onChange={forget}
          />
          <PasswordInput
            {...CHECKED}
            name="password"
            label={t('password')}
            description={t('passwordHint')}
            error={passwordError}
            autoComplete="current-password"
            maxLength={128}
            aria-required
            showLabel={t('showPassword')}
            onChange={forget}
          />
          <NativeSelect
            {...FIELD}
            name="server"
            label={t('server')}
            data={servers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        {/* A press before hydration would load the page again and lose what is typed. */}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          aria-disabled={!isHydrated || undefined}
          size="md"
          fullWidth
          loading={busy}
        >
          {t('submit')}
        </Button>
        {problem && !refusal && <ProblemAlert problem={problem} />}
        {exposed && <p className={cx(layout.muted, layout.tiny)}>{t('exposed')}</p>}
      </Form>
      <LanguageSwitch look="full" />
    </main>
  );
}
