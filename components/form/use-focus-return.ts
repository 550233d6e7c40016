'use client';
import { useEffect } from 'react';

/** Returns the focus on unmount to the element that had it on mount, unless it was moved meanwhile. */
export function useFocusReturn(): void {
  useEffect(() => {
    const from = document.activeElement;
    return () => {
      // The focused element left with the dialog, so the body has the focus.
      const isLost = document.activeElement === document.body;
      if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
}
