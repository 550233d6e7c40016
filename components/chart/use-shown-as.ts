'use client';
import { useSyncExternalStore } from 'react';

export type ShownAs = 'chart' | 'table';

const listeners = new Set<() => void>();
const keyOf = (id: string): string => `chart.${id}.shown`;

function read(id: string): ShownAs {
  try {
    return localStorage.getItem(keyOf(id)) === 'table' ? 'table' : 'chart';
  } catch {
    return 'chart';
  }
}

function write(id: string, shown: ShownAs): void {
  try {
    if (shown === 'chart') localStorage.removeItem(keyOf(id));
    else localStorage.setItem(keyOf(id), shown);
  } catch {
    // A browser that keeps nothing shows the chart again at the next visit.
  }
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Whether a person looks at this chart or reads its table, remembered in this browser; `null` on the server. */
export function useShownAs(id: string): readonly [ShownAs | null, (shown: ShownAs) => void] {
  const shown = useSyncExternalStore<ShownAs | null>(
    subscribe,
    () => read(id),
    () => null,
  );
  return [shown, (next) => write(id, next)];
}
