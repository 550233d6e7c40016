'use client';
import { useRef, useState } from 'react';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import { call } from './call';
import { useRefresh } from './use-endpoint';

/**
 * A command that must not be done twice: as long as the same is asked for again after a failure, it goes under the same
 * idempotency key, so that one whose answer was lost is not booked a second time. `null` while another is under way.
 */
export function useAttempt<E extends Endpoint>(endpoint: E) {
  const refresh = useRefresh(endpoint);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const last = useRef<{ readonly asked: string; readonly key: string } | null>(null);

  const attempt = async (input: InputOf<E>): Promise<ReplyOf<E> | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    const asked = JSON.stringify(input);
    if (last.current?.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    try {
      const reply = await call(endpoint, input, undefined, last.current.key);
      last.current = null;
      // It is done, whatever becomes of the figures on the screen.
      await refresh().catch(() => undefined);
      return reply;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { attempt, busy };
}
