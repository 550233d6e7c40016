'use client';
import { useEffect, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { cacheKey } from '@/lib/contract/cache-key';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { ask, type ApiError } from './call';
import { useReadings } from './readings';

export interface EveryPage<E extends Endpoint> {
  /** Input for a page, from 1. */
  readonly input: (page: number) => InputOf<E>;
  /** Whether a page is the last one. */
  readonly isLast: (reply: ReplyOf<E>, page: number) => boolean;
}

interface SoFar<Reply> {
  readonly key: string;
  readonly replies: readonly Reply[];
}

/**
 * Reads a list page by page and returns what has loaded so far, so that a long list shows from its first page on. Stops
 * on unmount. A `null` input skips it.
 */
export function useEveryPage<E extends Endpoint>(endpoint: E, pages: EveryPage<E> | null) {
  const key = pages && { ...cacheKey(endpoint, pages.input(1)), every: true };
  const name = key && unstable_serialize(key);
  const { cache } = useSWRConfig();
  const readings = useReadings();
  const activeKey = useRef<string | null>(null);
  useEffect(() => {
    activeKey.current = name;
    return () => {
      activeKey.current = null;
    };
  }, [name]);
  const [soFar, setSoFar] = useState<SoFar<ReplyOf<E>>>();
  const read = async () => {
    const replies: ReplyOf<E>[] = [];
    for (let page = 1; pages && name; page += 1) {
      const reply = await ask(endpoint, pages.input(page));
      // Another view is shown: an incomplete list must not be cached as complete.
      if (activeKey.current !== name) return undefined;
      replies.push(reply);
      setSoFar({ key: name, replies: [...replies] });
      if (pages.isLast(reply, page)) break;
    }
    return replies;
  };
  const { data, error, isValidating, mutate } = useSWR<readonly ReplyOf<E>[] | undefined, ApiError>(key, () =>
    readings.noted(key, read),
  );
  // A reading that was interrupted and is shown again: SWR takes it for an empty reply.
  const brokenOff = name !== null && data === undefined && !error && !isValidating;
  useEffect(() => {
    // SWR may have restarted it already.
    if (brokenOff && !cache.get(name)?.isValidating) void mutate();
  }, [brokenOff, cache, name, mutate]);
  const begun = !error && soFar?.key === name ? soFar.replies : undefined;
  return {
    /** Pages before a failed one are hidden: an incomplete list must not look complete. */
    replies: data ?? begun,
    complete: data !== undefined,
    error,
    isValidating,
    mutate,
  };
}
