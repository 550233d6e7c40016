'use client';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What a browser that keeps nothing was last told, until the page goes. */
const unkept = new Map<string, string>();

function read(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
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

/** A text that this browser remembers, empty where there is none; `null` on the server, which knows of none. */
export function useRemembered(key: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore<string | null>(
    subscribe,
    () => read(key),
    () => null,
  );
  const remember = useCallback((next: string) => write(key, next), [key]);
  return [text, remember];
}
