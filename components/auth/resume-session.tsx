'use client';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { goTo } from '@/components/frame/browser';
import { call, problemOf } from '@/lib/api/call';
import { whoIsHere } from '@/lib/contract/auth';
import { isAway } from '@/lib/contract/problem';
import { AwayPage } from './away-page';
import { safeLanding } from './safe-landing';

interface ResumeSessionProps {
  readonly next: string | undefined;
  /** The sign-in form, for whoever has no session. */
  readonly children: ReactNode;
}

/**
 * Continues a session. A link opened from a chat arrives without the SameSite=Strict cookie and lands here; a call from
 * this page carries the cookie, so a signed-in user goes on to the link's target.
 */
export function ResumeSession({ next, children }: ResumeSessionProps) {
  const [away, setAway] = useState<number>();
  useEffect(() => {
    call(whoIsHere, {}).then(
      ({ landing }) => {
        if (landing) goTo(safeLanding(next, landing, window.location.origin));
      },
      (error: unknown) => {
        const { code, request_id } = problemOf(error);
        // The app itself asks the server for a session's user alone; without its answer there is no session to resume, and
        // the form reports the problem when sent.
        if (request_id !== undefined && isAway(code)) startTransition(() => setAway(code));
      },
    );
  }, [next]);
  return away === undefined ? children : <AwayPage next={next} code={away} />;
}
