'use client';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { SignedInAt } from '@/lib/sections/auth/contract/sessions';
import { deviceOf } from '@/lib/sections/auth/rules/device';
import { useFormats } from '@/components/frame/use-formats';
import rows from './row.module.css';

interface SignInRowProps {
  readonly session: SignedInAt;
  readonly onEnd: (() => void) | undefined;
}

/** One place: device, address, first and last use. */
function SignInRow({ session: { device, address, created_time, last_time, is_current }, onEnd }: SignInRowProps) {
  const t = useTranslations('preferences');
  const { formatTime } = useFormats();
  const { name, isPortable } = deviceOf(device);
  const Icon = isPortable ? IconDeviceMobile : IconDeviceDesktop;
  const label = name || t('unknownDevice');
  const times = { since: formatTime(created_time), last: formatTime(last_time) };
  return (
    <li className={rows['row']}>
      <Icon className={layout.muted} size={22} stroke={1.5} aria-hidden />
      <div className={rows['words']}>
        <span className={rows['label']} title={device || undefined}>
          {label} {is_current && <Badge variant="light">{t('thisDevice')}</Badge>}
        </span>
        <span className={cx(layout.muted, layout.small)}>
          {[address, t('sessionTimes', times)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {onEnd && !is_current && (
        <Button variant="default" aria-label={t('endNamed', { device: label })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

interface SignInListProps {
  readonly label: string;
  readonly sessions: readonly SignedInAt[];
  /** Offers to end a session other than this one. */
  readonly onEnd?: (session: SignedInAt) => void;
}

/** Where an account is signed in. */
export function SignInList({ label, sessions, onEnd }: SignInListProps) {
  return (
    <ul aria-label={label}>
      {sessions.map((session) => (
        <SignInRow key={session.session_id} session={session} onEnd={onEnd && (() => onEnd(session))} />
      ))}
    </ul>
  );
}
