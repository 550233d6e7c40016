'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import classes from '@/components/record/row.module.css';
import { SignInList } from '@/components/record/sign-in-list';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listSessions } from '@/lib/sections/auth/contract/sessions';
import type { Ending } from './end-session-dialog';
import { PreferenceRow } from './preference-row';
import { PreferenceSection } from './preference-section';

export const EndSessionDialog = lazyPart(() =>
  import('./end-session-dialog').then((module) => module.EndSessionDialog),
);

/** Where the person is signed in; one other place, all others or all can be ended. */
export function SessionsSection() {
  const t = useTranslations('preferences');
  const security = useTranslations('security');
  usePrefetch(EndSessionDialog);
  const reading = useEndpoint(listSessions, {});
  const { data } = reading;
  const [ending, setEnding] = useState<Ending | null>(null);
  const others = data?.items.filter(({ is_current }) => !is_current).length ?? 0;
  return (
    <PreferenceSection title={t('sessions')}>
      {!data && (loadProblem(t('sessionsFailed'), reading) ?? <Skeleton height={56} />)}
      {data && <SignInList label={t('sessions')} sessions={data.items} onEnd={setEnding} />}
      {others > 1 && (
        <div className={classes['row']}>
          <span className={classes['words']}>{t('othersHint', { count: others })}</span>
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      {data && (
        <PreferenceRow label={security('everywhere')} hint={security('everywhereHint')}>
          {() => (
            <Button variant="default" onClick={() => setEnding('everywhere')}>
              {security('everywhere')}
            </Button>
          )}
        </PreferenceRow>
      )}
      {ending && <EndSessionDialog ending={ending} others={others} onClose={() => setEnding(null)} />}
    </PreferenceSection>
  );
}
