'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useInUse } from '@/lib/api/use-in-use';
import { nextHour } from '@/lib/sections/menu/rules/opening-hours';

/** Milliseconds; the server's clock may be behind, and an early request would be answered for the previous hour. */
const GRACE_MS = 5000;

const nextDue = (timeZone: string): number => nextHour(Date.now() / 1000, timeZone) * 1000 + GRACE_MS;

/**
 * Calls back a moment after each full hour of the venue's clock. A hidden tab, a machine that slept and a page that nobody
 * touched call back once when they are used again.
 */
export function useEachHour(timeZone: string, act: () => void): void {
  const onHour = useEffectEvent(act);
  const inUse = useInUse();
  const due = useRef(Infinity);
  useEffect(() => {
    due.current = nextDue(timeZone);
  }, [timeZone]);
  useEffect(() => {
    if (!inUse) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      if (Date.now() >= due.current) {
        onHour();
        due.current = nextDue(timeZone);
      }
      timer = setTimeout(look, due.current - Date.now());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [inUse, timeZone]);
}
