'use client';
import { useEffect, useEffectEvent } from 'react';
import { nextHour } from '@/lib/domain/opening-hours';

/** The server's clock need not agree with this one to the second: a question too early would be answered for the hour before. */
const GRACE_MS = 5000;

/**
 * Calls back a moment after each full hour of the venue's clock. A tab that nobody sees waits until it is seen again,
 * and so does a machine that slept.
 */
export function useEachHour(timeZone: string, act: () => void): void {
  const onHour = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => nextHour(Date.now() / 1000, timeZone) * 1000 + GRACE_MS;
    let due = next();
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      if (Date.now() >= due) {
        onHour();
        due = next();
      }
      timer = setTimeout(look, due - Date.now());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
}
