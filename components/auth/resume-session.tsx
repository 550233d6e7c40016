'use client';
import { useEffect } from 'react';
import { goTo } from '@/components/frame/browser';
import { call } from '@/lib/api/call';
import { whoIsHere } from '@/lib/contract/auth';
import { safeLanding } from './safe-landing';

/**
 * A link followed from a chat arrives without the SameSite=Strict cookie and so ends up here; a call from this page
 * carries the cookie, and whoever is signed in goes on to where the link led.
 */
export function ResumeSession({ next }: { readonly next: string | undefined }) {
  useEffect(() => {
    call(whoIsHere, {}).then(
      ({ landing }) => {
        if (landing) goTo(safeLanding(next, landing, window.location.origin));
      },
      // Without an answer there is nothing to resume; the form says what is wrong when it is sent.
      () => undefined,
    );
  }, [next]);
  return null;
}
