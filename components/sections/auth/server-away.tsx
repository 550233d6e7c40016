'use client';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { PageTitle } from '@/components/frame/page-title';
import { useSignOut } from '@/components/frame/use-sign-out';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { CODE } from '@/lib/contract/problem';
import { goTo } from '@/components/frame/browser';
import { call, problemOf } from '@/lib/api/call';
import { whoIsHere } from '@/lib/sections/auth/contract/sign-in';
import { pauseAfter } from '@/lib/sections/auth/rules/pauses';
import { safeLanding } from './safe-landing';

const signInFor = (next: string | undefined): string =>
  `/api/auth/ended${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`;

/**
 * Asks again and again whether the session's server answers, then opens the page `next`, or the sign-in page if the session
 * has ended meanwhile.
 * @param first code of the previous problem
 */
function useComeBack(next: string | undefined, first: number) {
  const [{ failed, isTrying, code }, setState] = useState({ failed: 0, isTrying: false, code: first });
  const again = useCallback(() => setState((before) => ({ ...before, isTrying: true })), []);
  useEffect(() => {
    if (!isTrying) {
      const timer = setTimeout(again, pauseAfter(failed));
      return () => clearTimeout(timer);
    }
    let isHere = true;
    call(whoIsHere, {}).then(
      ({ landing }) => {
        if (isHere) goTo(landing === null ? signInFor(next) : safeLanding(next, landing, window.location.origin));
      },
      (error: unknown) => {
        if (isHere) setState({ failed: failed + 1, isTrying: false, code: problemOf(error).code });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isTrying, failed, again, next]);
  return { code, isTrying, seconds: Math.ceil(pauseAfter(failed) / 1000), again };
}

export interface ServerAwayProps {
  /** Address that was asked for. Checked, because it comes from the link. */
  readonly next: string | undefined;
  /** Code of the problem, one of `isAway`. */
  readonly code: number;
}

/** Page of a signed-in person whose server or database does not answer; it opens the page asked for once it does. */
export function ServerAway({ next, code: first }: ServerAwayProps) {
  const t = useTranslations('states.away');
  const errors = useTranslations('errors');
  const { code, isTrying, seconds, again } = useComeBack(next, first);
  const { signOut, isLeaving } = useSignOut();
  const title = t(code === CODE.unavailable ? 'database' : 'server');
  return (
    <main>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconPlugConnectedX size={24} stroke={1.5} />}
        title={title}
        action={
          <>
            {/* Not disabled during an attempt, which would drop the focus. */}
            <Button icon={IconRefresh} onClick={again}>
              {errors('retry')}
            </Button>
            <Button variant="default" loading={isLeaving} onClick={signOut}>
              {t('other')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
        <p role="status">{isTrying ? t('trying') : t('next', { seconds })}</p>
      </EmptyState>
    </main>
  );
}
