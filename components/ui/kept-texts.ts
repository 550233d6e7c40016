'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { newListeners } from '@/lib/domain/listeners';

/** Texts by key, kept beyond the page. Without storage they last until the page unloads. */
class KeptTexts {
  readonly #listeners = newListeners();
  readonly #unkept = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  /** Text of a key, or an empty string. */
  read(key: string): string {
    try {
      return this.#unkept.get(key) ?? this.storage().getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  /** JSON value of a key, or null. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(this.read(key) || 'null');
    } catch {
      return null;
    }
  }

  /** Keeps a text; an empty one removes it. Returns whether the storage took it. */
  write(key: string, text: string): boolean {
    try {
      if (text === '') this.storage().removeItem(key);
      else this.storage().setItem(key, text);
      this.#unkept.delete(key);
    } catch {
      this.#unkept.set(key, text);
    }
    this.#listeners.notify();
    return !this.#unkept.has(key);
  }

  /** Keeps a JSON value; null removes it. Returns whether the storage took it. */
  writeJson(key: string, value: unknown): boolean {
    return this.write(key, value === null ? '' : JSON.stringify(value));
  }

  /** Calls `changed` after each change, also by another tab. */
  readonly subscribe = (changed: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(changed);
    window.addEventListener('storage', changed);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', changed);
    };
  };
}

/** Texts of this browser. */
export const browserTexts = new KeptTexts(() => localStorage);
/** Texts of this tab. */
export const tabTexts = new KeptTexts(() => sessionStorage);

/** Text of this browser, empty if there is none; null on the server. */
export function useRemembered(key: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore<string | null>(
    browserTexts.subscribe,
    () => browserTexts.read(key),
    () => null,
  );
  const remember = useCallback((next: string) => void browserTexts.write(key, next), [key]);
  return [text, remember];
}
