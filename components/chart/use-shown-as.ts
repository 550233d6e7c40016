'use client';
import { useSyncExternalStore } from 'react';

export type ShownAs = 'chart' | 'table';

const listeners = new Set<() => void>();
/** What a browser that keeps nothing was last told, until the page goes. */
const unkept = new Map<string, ShownAs>();
const keyOf = (id: string): string => `chart.${id}.shown`;

function read(id: string): ShownAs {
  const told = unkept.get(id);
  if (told) return told;
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
    unkept.delete(id);
  } catch {
    unkept.set(id, shown);
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
