'use client';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { setNonce } from 'get-nonce';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { cssVariables, theme } from '@/components/ui/theme';

// Zod otherwise tries `new Function` once, which the content security policy reports.
z.config({ jitless: true });

/** Theme and notifications, and the nonce under which they may add their styles. */
export function Providers({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  // The policy of the first document holds for as long as it is open; a refresh brings a nonce that it does not know.
  const [first] = useState(() => {
    setNonce(nonce);
    return nonce;
  });
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => first}
    >
      {/* Not at the right: there a dialog has its buttons. */}
      <Notifications position="bottom-center" />
      {children}
    </MantineProvider>
  );
}
