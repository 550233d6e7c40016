'use client';
import { useMantineStyleNonce } from '@mantine/core';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Runs in the browser before React does. Text, not a function: a compiler may rewrite a function's body. */
const SCRIPT = `((key, id, cssOf) => {
  try {
    const css = cssOf(localStorage.getItem(key) || '');
    if (!css) return;
    const style = document.createElement('style');
    style.nonce = document.currentScript.nonce;
    style.dataset.beforePaint = id;
    style.textContent = css;
    document.head.append(style);
  } catch {}
})`;

const never = () => () => {};

export interface BeforePaintProps {
  readonly id: string;
  /** The localStorage key of what is remembered. */
  readonly storageKey: string;
  /** A JavaScript function as text: from what is remembered to CSS, or to nothing. */
  readonly css: string;
}

/**
 * What only this browser remembers (hidden columns, a panel's width), the server cannot print. This styles the server's
 * HTML accordingly before the first paint, so that nothing jumps when React takes over; then it takes itself away.
 */
export function BeforePaint({ id, storageKey, css }: BeforePaintProps) {
  const nonce = useMantineStyleNonce()?.();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useIsomorphicLayoutEffect(() => {
    if (hydrated) document.head.querySelector(`style[data-before-paint="${id}"]`)?.remove();
  }, [hydrated, id]);
  if (hydrated) return null;
  const script = `${SCRIPT}(${JSON.stringify(storageKey)},${JSON.stringify(id)},${css})`;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script.replaceAll('</', '<\\/') }}
    />
  );
}
