'use client';
import { useEffect, useRef, useState } from 'react';
import type { Endpoint, ReplyOf } from '../contract/endpoint';
import { ApiError } from './call';
import { upload } from './upload';
import { useRefresh } from './use-endpoint';

/**
 * Sends one file at a time and then refreshes what it changed. `sent` goes from 0 to 1 while it works and is null
 * otherwise; `send` returns null when the upload was refused (see `error`), given up, or its place is gone.
 */
export function useUpload<E extends Endpoint>(endpoint: E) {
  const refresh = useRefresh(endpoint);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (fields: Readonly<Record<string, string | number>>, file: File): Promise<ReplyOf<E> | null> => {
    if (current.current) return null;
    const controller = (current.current = new AbortController());
    setError(null);
    setSent(0);
    try {
      const reply = await upload(endpoint, fields, file, { onProgress: setSent, signal: controller.signal });
      await refresh();
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
