'use client';
import { useEffect, useEffectEvent } from 'react';
import { nextHour } from '@/lib/domain/opening-hours';

/** Milliseconds; the server's clock may be behind, and an early request would be answered for the previous hour. */
const GRACE_MS = 5000;

/**
 * Calls back a moment after each full hour of the venue's clock. Hidden tabs and machines that slept call back when
 * they wake.
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
