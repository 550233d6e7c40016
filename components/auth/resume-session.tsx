'use client';
import { useEffect } from 'react';
import { goTo } from '@/components/frame/browser';
import { call } from '@/lib/api/call';
import { whoIsHere } from '@/lib/contract/auth';
import { safeLanding } from './safe-landing';

/**
 * Continues a session. A link opened from a chat arrives without the SameSite=Strict cookie and lands here; a call from
 * this page carries the cookie, so a signed-in user goes on to the link's target.
 */
export function ResumeSession({ next }: { readonly next: string | undefined }) {
  useEffect(() => {
    call(whoIsHere, {}).then(
      ({ landing }) => {
        if (landing) goTo(safeLanding(next, landing, window.location.origin));
      },
      // Without an answer there is no session to resume; the form reports the problem when sent.
      () => undefined,
    );
  }, [next]);
  return null;
}
