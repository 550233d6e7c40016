'use client';
import { useEffect, useRef } from 'react';

/** Focuses the field `target` of the form that has the returned ref. */
export function useFocusTarget(target: { readonly field: string } | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!target) return undefined;
    // After the field's tab has rendered.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[data-path="${target.field}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [target]);
  return form;
}
