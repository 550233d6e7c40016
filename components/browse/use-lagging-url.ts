'use client';
import { useDebouncedCallback } from '@/components/ui/use-debounced';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { useState } from 'react';

/**
 * State that the address follows with a delay, for frequent changes (held arrow key, typing). A change of the address
 * by Back or Forward changes the state.
 */
export function useLaggingUrl(address: string, write: (value: string) => void, wait: number) {
  const [value, setValue] = useState(address);
  const [previous, setPrevious] = useState(address);
  /** Last value written to the address here; any other comes from outside. */
  const [own, setOwn] = useState(address);
  if (address !== previous) {
    setPrevious(address);
    if (address !== own) {
      setOwn(address);
      setValue(address);
    }
  }
  const later = useDebouncedCallback((next: string) => {
    setOwn(next);
    write(next);
  }, wait);
  useWindowEvent('popstate', later.cancel);
  return {
    value,
    change: (next: string) => {
      setValue(next);
      later(next);
    },
    /** For history steps of the caller: the pending value is written to the step before. */
    changeNow: (next: string) => {
      later.flush();
      setValue(next);
      setOwn(next);
    },
  };
}
