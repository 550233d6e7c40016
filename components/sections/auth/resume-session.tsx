'use client';
import { useEffect } from 'react';
import { goTo } from '@/components/frame/browser';
import { call, problemOf } from '@/lib/api/call';
import { whoIsHere } from '@/lib/sections/auth/contract/sign-in';
import { safeLanding } from './safe-landing';

/**
 * Continues a session. A link opened from a chat arrives without the SameSite=Strict cookie and lands here; calls and
 * loads from this page carry the cookie, so a signed-in user goes on to the link's target, or to the page that waits for a
 * server that is away.
 */
export function ResumeSession({ next }: { readonly next: string | undefined }) {
  useEffect(() => {
    call(whoIsHere, {}).then(
      ({ landing }) => {
        if (landing) goTo(safeLanding(next, landing, window.location.origin));
      },
      (error: unknown) => {
        const { code, request_id } = problemOf(error);
        // The app itself asks the server for a session's user alone; without its answer there is no session to resume, and
        // the form reports the problem when sent.
        if (request_id) goTo(`/auth/login?next=${encodeURIComponent(next ?? '')}&problem=${code}`);
      },
    );
  }, [next]);
  return null;
}
