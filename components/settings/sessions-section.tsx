'use client';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listSessions, type SignedInAt } from '@/lib/contract/sessions';
import { deviceOf } from '@/lib/domain/device';
import { formatTime } from '@/lib/domain/format';
import { PreferenceSection } from './preference-section';
import classes from './preferences.module.css';

export const EndSessionDialog = lazyPart(() =>
  import('./end-session-dialog').then((module) => module.EndSessionDialog),
);
const PARTS = [EndSessionDialog];

interface SessionRowProps {
  readonly session: SignedInAt;
  readonly onEnd: () => void;
}

/** One place: device, address, first and last use. */
function SessionRow({ session: { device, address, created_time, last_time, is_current }, onEnd }: SessionRowProps) {
  const t = useTranslations('preferences');
  const timeZone = useTimeZone() ?? 'UTC';
  const { name, isPortable } = deviceOf(device);
  const Icon = isPortable ? IconDeviceMobile : IconDeviceDesktop;
  const label = name || t('unknownDevice');
  const times = { since: formatTime(created_time, timeZone), last: formatTime(last_time, timeZone) };
  return (
    <li className={classes['row']}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes['words']}>
        <span className={classes['label']} title={device || undefined}>
          {label} {is_current && <Badge variant="light">{t('thisDevice')}</Badge>}
        </span>
        <span className={classes['hint']}>{[address, t('sessionTimes', times)].filter(Boolean).join(' · ')}</span>
      </div>
      {!is_current && (
        <Button variant="default" aria-label={t('endNamed', { device: label })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in; one other place or all of them can be ended. */
export function SessionsSection() {
  const t = useTranslations('preferences');
  usePrefetch(PARTS);
  const { data, error, mutate, isValidating } = useEndpoint(listSessions, {});
  const [ending, setEnding] = useState<SignedInAt | 'others' | null>(null);
  const others = data?.items.filter(({ is_current }) => !is_current).length ?? 0;
  return (
    <PreferenceSection title={t('sessions')}>
      {error && !data && (
        <ProblemAlert
          title={t('sessionsFailed')}
          problem={error.problem}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      )}
      {!data && !error && <Skeleton height={56} />}
      {data && (
        <ul className={classes['list']} aria-label={t('sessions')}>
          {data.items.map((session) => (
            <SessionRow key={session.session_id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {others > 1 && (
        <div className={classes['row']}>
          <span className={classes['words']}>{t('othersHint', { count: others })}</span>
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {ending && <EndSessionDialog ending={ending} others={others} onClose={() => setEnding(null)} />}
    </PreferenceSection>
  );
}
