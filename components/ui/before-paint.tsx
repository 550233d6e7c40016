'use client';
import { useServerInsertedHTML } from 'next/navigation';
import { useLayoutEffect, type ReactNode } from 'react';
import { EARLY_SCRIPT } from './early-script';
import { useNonce } from './nonce';
import { useHydrated } from './use-hydrated';

/** Runs before React. A string, because a compiler may rewrite a function's body. */
const SCRIPT = `((key, id, cssOf) => {
  try {
    const css = cssOf(localStorage.getItem(key) || '');
    if (!css) return;
    const style = document.createElement('style');
    style.nonce = document.querySelector('script[nonce]').nonce;
    style.dataset.beforePaint = id;
    style.textContent = css;
    document.head.append(style);
  } catch {}
})`;

/** Next asks for what it inserts at every flush of the document. */
function once(make: () => ReactNode): () => ReactNode {
  let isMade = false;
  return () => {
    if (isMade) return null;
    isMade = true;
    return make();
  };
}

export interface BeforePaintProps {
  readonly id: string;
  /** Key in localStorage. */
  readonly storageKey: string;
  /** Source of a JavaScript function that maps the stored text to CSS or nothing. */
  readonly css: string;
}

/**
 * Styles the server's HTML before the first paint by what only this browser stores (hidden columns, width of a panel),
 * so that nothing moves on hydration; then removes itself. Its script stands in the head of the server's document.
 */
export function BeforePaint({ id, storageKey, css }: BeforePaintProps) {
  const nonce = useNonce();
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (hydrated) document.head.querySelector(`style[data-before-paint="${id}"]`)?.remove();
  }, [hydrated, id]);
  const script = `${SCRIPT}(${JSON.stringify(storageKey)},${JSON.stringify(id)},${css})`;
  useServerInsertedHTML(
    once(() => (
      <script {...EARLY_SCRIPT} nonce={nonce} dangerouslySetInnerHTML={{ __html: script.replaceAll('</', '<\\/') }} />
    )),
  );
  return null;
}
