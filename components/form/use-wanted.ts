'use client';
import { useEffect, useRef } from 'react';

/** Focuses the field `wanted` of the form that has the returned ref. */
export function useWanted(wanted: { readonly field: string } | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // After the field's tab has rendered.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[data-path="${wanted.field}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [wanted]);
  return form;
}
