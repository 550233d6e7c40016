'use client';
import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `wait` milliseconds. */
export function useDebouncedValue<Value>(value: Value, wait: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(() => value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return late;
}

function debounced<Value>(wait: number) {
  let run: ((value: Value) => void) | null = null;
  let due: { readonly value: Value; readonly timer: number } | null = null;
  const cancel = () => {
    if (due) window.clearTimeout(due.timer);
    due = null;
  };
  const flush = () => {
    const now = due;
    cancel();
    if (now) run?.(now.value);
  };
  const call = (value: Value) => {
    cancel();
    due = { value, timer: window.setTimeout(flush, wait) };
  };
  const runs = (next: (value: Value) => void) => void (run = next);
  return Object.assign(call, { cancel, flush, runs });
}

/** Calls `run` after `wait` ms without another call; `cancel` drops a waiting call, `flush` makes it at once. */
export function useDebouncedCallback<Value>(run: (value: Value) => void, wait: number) {
  const [later] = useState(() => debounced<Value>(wait));
  useEffect(() => later.runs(run));
  useEffect(() => later.cancel, [later]);
  return later;
}
