'use client';
import { IconLogout, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { Hint } from '@/components/ui/hint';
import { COLOR_SCHEMES } from '@/components/ui/color-scheme';
import { Switcher } from '@/components/ui/switcher';
import classes from './account-bar.module.css';
import { LanguageSwitch } from './language-switch';
import { useTheme } from './use-theme';
import { useSignOut } from './use-sign-out';

const FACES = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;
/** Colour scheme: light, dark or system; remembered by the browser and the account. */
function ThemeSwitch({ compact = false }: { readonly compact?: boolean }) {
  const t = useTranslations('frame');
  // Only the browser knows the choice; until then none is marked, as in the server's HTML.
  const [scheme, setScheme] = useTheme();
  const options = COLOR_SCHEMES.map((value) => {
    const Icon = FACES[value];
    return { value, label: t(`themes.${value}`), face: <Icon size={16} aria-hidden /> };
  });
  return <Switcher label={t('theme')} options={options} value={scheme} onChange={setScheme} compact={compact} />;
}

export interface AccountBarProps {
  readonly user: { readonly login: string };
  readonly server: { readonly name: string; readonly readonly: boolean };
  readonly narrow?: boolean;
}

/** Signed-in person and server, language, colour scheme, and sign-out. */
export function AccountBar({ user, server, narrow = false }: AccountBarProps) {
  const t = useTranslations('frame');
  const { signOut, isLeaving } = useSignOut();
  return (
    <div data-keep-clear className={cx(layout.stack, classes['bar'])} data-narrow={narrow || undefined}>
      <Hint label={`${user.login} · ${t('server', { name: server.name })}`} position="right" disabled={!narrow}>
        <div className={cx(layout.line, classes['person'])}>
          <span className={cx(layout.tiny, classes['avatar'])} aria-hidden>
            {user.login.slice(0, 1).toUpperCase()}
          </span>
          <span className={cx(layout.stack, classes['names'])}>
            <span className={cx(layout.clip, layout.small, classes['login'])} title={t('signedIn')}>
              {user.login}
            </span>
            <span className={cx(layout.clip, layout.muted, layout.tiny)} title={t('server', { name: server.name })}>
              {server.name}
            </span>
          </span>
        </div>
      </Hint>
      {server.readonly && <span className={cx(layout.tiny, classes['badge'])}>{t('readonly')}</span>}
      <div className={cx(layout.row, classes['controls'])}>
        <LanguageSwitch look={narrow ? 'single' : 'short'} />
        <ThemeSwitch compact={narrow} />
        <Hint label={t('signOut')}>
          <ActionIcon
            className={classes['out']}
            aria-label={t('signOut')}
            aria-disabled={isLeaving || undefined}
            data-leaving={isLeaving || undefined}
            onClick={signOut}
          >
            <IconLogout size={16} aria-hidden />
          </ActionIcon>
        </Hint>
      </div>
    </div>
  );
}
