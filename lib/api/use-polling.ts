'use client';
import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';

const AWAY_MS = 15 * 60_000;

/**
 * Reads again every `everyMs` while the page is visible and somebody uses it. Every read counts as use of the session,
 * so that a page which nobody touches must not poll: its session would never end.
 */
export function usePolling(read: () => unknown, everyMs: number, isOn = true): void {
  const isAway = useIdle(AWAY_MS, { initialState: false });
  const polls = isOn && !isAway;
  useEffect(() => {
    if (!polls) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [polls, everyMs, read]);
}
