'use client';
import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Calls `open` when ? is pressed outside of fields and dialogs. */
export function useKeysKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHandled = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '?' || isHandled || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
