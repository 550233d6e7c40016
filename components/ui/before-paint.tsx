'use client';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useNonce } from './nonce';

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Runs before React. A string, because a compiler may rewrite a function's body. */
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
  /** Key in localStorage. */
  readonly storageKey: string;
  /** Source of a JavaScript function that maps the stored text to CSS or nothing. */
  readonly css: string;
}

/**
 * Styles the server's HTML before the first paint by what only this browser stores (hidden columns, width of a panel),
 * so that nothing moves on hydration; then removes itself.
 */
export function BeforePaint({ id, storageKey, css }: BeforePaintProps) {
  const nonce = useNonce();
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
