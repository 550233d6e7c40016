'use client';
import { useSyncExternalStore } from 'react';

const TICK_MS = 250;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment in Unix milliseconds, counted down; 0 after it. */
export const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
    () => 0,
  );
