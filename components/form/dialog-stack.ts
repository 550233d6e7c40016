'use client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { newListeners } from '@/lib/domain/listeners';

let opened: readonly string[] = [];
const listeners = newListeners();
const NONE: readonly string[] = [];

function set(next: readonly string[]): void {
  opened = next;
  listeners.notify();
}

/** Level of a dialog among the open ones, from 0, and whether it is the topmost. Only the topmost closes. */
export function useDialogLevel(): { readonly level: number; readonly isTop: boolean } {
  const id = useId();
  useEffect(() => {
    set([...opened, id]);
    return () => set(opened.filter((one) => one !== id));
  }, [id]);
  const stack = useSyncExternalStore(
    listeners.subscribe,
    () => opened,
    () => NONE,
  );
  const at = stack.indexOf(id);
  return { level: at < 0 ? stack.length : at, isTop: at < 0 || at === stack.length - 1 };
}
