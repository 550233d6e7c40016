'use client';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Values of browsers without storage, until the page unloads. */
const unkept = new Map<string, string>();

function read(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a text in this browser; an empty one removes it. */
export function rememberText(key: string, text: string): void {
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

/** Text stored in this browser, empty if there is none; null on the server. */
export function useRemembered(key: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore<string | null>(
    subscribe,
    () => read(key),
    () => null,
  );
  const remember = useCallback((next: string) => rememberText(key, next), [key]);
  return [text, remember];
}
