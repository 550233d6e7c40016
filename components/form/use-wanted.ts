'use client';
import { useEffect, useRef } from 'react';

/** Moves the focus to the field `wanted` of the form that the returned ref is given to. */
export function useWanted(wanted: { readonly field: string } | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // After the tab that holds the field is shown.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[data-path="${wanted.field}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [wanted]);
  return form;
}
