'use client';
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/**
 * State that the address follows a moment later, for what changes too fast for the history (a held arrow key, typing).
 * Back and forward, which change the address by themselves, change the state.
 */
export function useLaggingUrl(address: string, write: (value: string) => void, wait: number) {
  const [value, setValue] = useState(address);
  const [seen, setSeen] = useState(address);
  /** What we put into the address ourselves; anything else in it comes from outside. */
  const [own, setOwn] = useState(address);
  if (address !== seen) {
    setSeen(address);
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
    /** For a step of the history that the caller makes: what waits is written into the step before. */
    leap: (next: string) => {
      later.flush();
      setValue(next);
      setOwn(next);
    },
  };
}
