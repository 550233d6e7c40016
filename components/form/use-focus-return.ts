'use client';
import { useEffect } from 'react';

/** Returns the focus, on unmount, to the element that had it on mount. */
export function useFocusReturn(enabled = true): void {
  useEffect(() => {
    const from = document.activeElement;
    return () => {
      if (enabled && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [enabled]);
}
