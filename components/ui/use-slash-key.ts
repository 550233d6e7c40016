'use client';
import { useWindowEvent } from './use-window-event';

/** Calls `onPress` for the `/` key outside of inputs; in a Russian layout the slash is another sign of the same key. */
export function useSlashKey(onPress: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (!isSlash || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPress();
  });
}
