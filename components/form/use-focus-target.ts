'use client';
import { useEffect, useRef } from 'react';

/** Focuses the field `target` of the element that has the returned ref, a form by default. */
export function useFocusTarget<Root extends HTMLElement = HTMLFormElement>(
  target: { readonly field: string } | null | undefined,
) {
  const form = useRef<Root>(null);
  useEffect(() => {
    if (!target) return undefined;
    // After the field's tab has rendered.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[data-path="${target.field}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [target]);
  return form;
}
