'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { COLOR_SCHEME_KEY, DARK_QUERY } from './color-scheme-script';
import { useRemembered } from './kept-texts';

export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const schemeOf = (text: string | null): ColorScheme => (text === 'light' || text === 'dark' ? text : 'auto');

function apply(scheme: ColorScheme): void {
  const isDark = scheme === 'auto' ? window.matchMedia(DARK_QUERY).matches : scheme === 'dark';
  document.documentElement.dataset['colorScheme'] = isDark ? 'dark' : 'light';
}

/** Scheme chosen in this browser (null while unknown, on the server) and its setter. */
export function useColorScheme(): readonly [ColorScheme | null, (scheme: ColorScheme) => void] {
  const [text, remember] = useRemembered(COLOR_SCHEME_KEY);
  const choose = useCallback(
    (scheme: ColorScheme) => {
      apply(scheme);
      remember(scheme);
    },
    [remember],
  );
  return [text === null ? null : schemeOf(text), choose];
}

/** Keeps the document in the chosen scheme, also when another tab or the system changes it. Once per page. */
export function useDocumentScheme(): void {
  const [scheme] = useColorScheme();
  useEffect(() => {
    if (scheme === null) return undefined;
    const follow = () => apply(scheme);
    follow();
    const media = window.matchMedia(DARK_QUERY);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [scheme]);
}

/** Scheme that the document shows; light on the server. */
export function useShownScheme(): 'light' | 'dark' {
  const subscribe = useCallback((changed: () => void) => {
    const observer = new MutationObserver(changed);
    observer.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] });
    return () => observer.disconnect();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}
