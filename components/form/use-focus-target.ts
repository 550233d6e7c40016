'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Problem } from '@/lib/contract/problem';

/** Field to focus, after a failed check or a refusal. */
export interface FocusTarget {
  readonly field: string;
  readonly problem?: Problem;
}

/** Focuses the field `target` inside the element with the returned ref; `onMissing` is called where it has none. */
export function useFocusTarget<Root extends HTMLElement = HTMLFormElement>(
  target: FocusTarget | null | undefined,
  onMissing?: (target: FocusTarget) => void,
) {
  const form = useRef<Root>(null);
  const missing = useEffectEvent((one: FocusTarget) => onMissing?.(one));
  useEffect(() => {
    if (!target) return undefined;
    // After the field's tab has rendered.
    const timer = setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>(`[data-path="${target.field}"]`);
      if (field) field.focus();
      else missing(target);
    });
    return () => clearTimeout(timer);
  }, [target]);
  return form;
}
