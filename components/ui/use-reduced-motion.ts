'use client';
import { useSyncExternalStore } from 'react';

const LESS = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(LESS);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the reader asked for less motion; false on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(LESS).matches,
    () => false,
  );
