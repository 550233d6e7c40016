'use client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { setNonce } from 'get-nonce';
import { useState, type ReactNode } from 'react';
import { NonceContext } from '@/components/ui/nonce';
import { cssVariables, theme } from '@/components/ui/theme';

/** Theme and notifications, with the nonce for their styles. */
export function Providers({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  // The policy of the first document stays in force; a refresh would bring an unknown nonce.
  const [first] = useState(() => {
    setNonce(nonce);
    return nonce;
  });
  return (
    <NonceContext value={first}>
      {' '}
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => first}
      >
        {/* Bottom centre, because dialogs have their buttons at the right. */}
        <Notifications position="bottom-center" />
        {children}
      </MantineProvider>
    </NonceContext>
  );
}
