'use client';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import { ApiError } from './call';
import { keptKeysOf } from './kept-keys';
import { upload } from './upload';
import { useRefresh } from './use-endpoint';

/**
 * Sends one file at a time, then refreshes what it changed; the same file after a failure reuses its idempotency key.
 * `sent` is 0 to 1 during an upload and null otherwise; `send` returns null if the upload was refused (see `error`) or
 * aborted.
 */
export function useUpload<E extends Endpoint>(endpoint: E) {
  const refresh = useRefresh(endpoint);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [attempts] = useState(() => keptKeysOf());
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (fields: Readonly<Record<string, string | number>>, file: File): Promise<ReplyOf<E> | null> => {
    if (current.current) return null;
    const controller = (current.current = new AbortController());
    const input = JSON.stringify([fields, file.name, file.size, file.lastModified]);
    setError(null);
    setSent(0);
    try {
      const { signal } = controller;
      const reply = await attempts.run(input, (key) =>
        upload(endpoint, fields, file, { key, onProgress: setSent, signal }),
      );
      await refresh().catch(() => undefined);
      return reply;
    } catch (cause) {
      if (cause instanceof ApiError) setError(cause);
      else if ((cause as Error).name !== 'AbortError') throw cause;
      return null;
    } finally {
      current.current = null;
      setSent(null);
    }
  };
  return { send, sent, error, clear: () => setError(null), giveUp: () => current.current?.abort() };
}
