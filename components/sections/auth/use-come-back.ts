import { useCallback, useEffect, useState } from 'react';
import { goTo } from '@/components/frame/browser';
import { call, problemOf } from '@/lib/api/call';
import { whoIsHere } from '@/lib/sections/auth/contract/auth';
import { pauseAfter } from '@/lib/sections/auth/rules/pauses';
import { safeLanding } from './safe-landing';

const signInFor = (next: string | undefined): string =>
  `/api/auth/ended${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`;

/**
 * Asks again and again whether the session's server answers, then opens the page `next`, or the sign-in page if the session
 * has ended meanwhile.
 * @param first code of the problem that was met before
 */
export function useComeBack(next: string | undefined, first: number) {
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
