'use client';
import { useEffect } from 'react';

/** Focuses what had the focus before `hidden`, because a hidden element loses it. */
export function useFocusKept(hidden: boolean): void {
  useEffect(() => {
    if (!hidden) return;
    const origin = document.activeElement;
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, [hidden]);
}
