'use client';
import { MantineContext, MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { use, type ReactNode } from 'react';
import './kit.css';
import { useNonce } from './nonce';
import { theme } from './theme';

const ignore = () => undefined;

/** Reads the scheme that `color-scheme.ts` has set on the document, and changes nothing. */
const documentScheme: MantineColorSchemeManager = {
  get: () => (document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light'),
  set: ignore,
  subscribe: ignore,
  unsubscribe: ignore,
  clear: ignore,
};

/**
 * Mantine for parts that open on a press. Every part with Mantine elements stands in one of these, so that no page loads
 * Mantine first. The theme's variables are in `app/theme.css`.
 */
export function Kit({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const outer = use(MantineContext);
  if (outer) return children;
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={documentScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}
