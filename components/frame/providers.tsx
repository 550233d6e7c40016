'use client';
import { setNonce } from 'get-nonce';
import { useState, type ReactNode } from 'react';
import { useDocumentScheme } from '@/components/ui/color-scheme';
import { NonceContext } from '@/components/ui/nonce';
import { Toasts } from '@/components/ui/toasts';
import { surviveTranslation } from '@/components/ui/translated-page';

if (typeof window !== 'undefined') surviveTranslation();

/** Colour scheme and toasts, and the nonce for styles. */
export function Providers({ nonce, children }: { readonly nonce: string; readonly children: ReactNode }) {
  // The policy of the first document stays in force; a refresh would bring an unknown nonce.
  const [first] = useState(() => {
    setNonce(nonce);
    return nonce;
  });
  useDocumentScheme();
  return (
    <NonceContext value={first}>
      {children}
      <Toasts />
    </NonceContext>
  );
}
