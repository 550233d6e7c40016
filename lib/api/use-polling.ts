'use client';
import { useEffect } from 'react';
import { useInUse } from './use-in-use';

/** Reads again every `everyMs` while the page is visible and in use, and when it is visible or focused again. */
export function usePolling(read: () => unknown, everyMs: number, isOn = true): void {
  const inUse = useInUse();
  const polls = isOn && inUse;
  useEffect(() => {
    if (!polls) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') read();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [polls, everyMs, read]);
}
