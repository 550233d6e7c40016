'use client';
import { useEffect, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { cacheKey } from '../contract/cache-key';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import { ask, type ApiError } from './call';

export interface EveryPage<E extends Endpoint> {
  /** What is asked for a page, from 1. */
  readonly input: (page: number) => InputOf<E>;
  /** Whether a page, with those before it, was the last. */
  readonly isLast: (reply: ReplyOf<E>, page: number) => boolean;
}

interface SoFar<Reply> {
  readonly key: string;
  readonly replies: readonly Reply[];
}

/**
 * Reads a list page after page and hands on what has come so far, so that a long list shows from its first page on.
 * Stops when nobody shows it any more. `null` asks for nothing.
 */
export function useEveryPage<E extends Endpoint>(endpoint: E, pages: EveryPage<E> | null) {
  const key = pages && { ...cacheKey(endpoint, pages.input(1)), every: true };
  const name = key && unstable_serialize(key);
  const { cache } = useSWRConfig();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    wanted.current = name;
    return () => {
      wanted.current = null;
    };
  }, [name]);
  const [soFar, setSoFar] = useState<SoFar<ReplyOf<E>>>();
  const { data, error, isValidating, mutate } = useSWR<readonly ReplyOf<E>[] | undefined, ApiError>(key, async () => {
    const replies: ReplyOf<E>[] = [];
    for (let page = 1; pages && name; page += 1) {
      const reply = await ask(endpoint, pages.input(page));
      // Left for another view: half of a list must not be taken for the whole.
      if (wanted.current !== name) return undefined;
      replies.push(reply);
      setSoFar({ key: name, replies: [...replies] });
      if (pages.isLast(reply, page)) break;
    }
    return replies;
  });
  // What was left and is looked at again: SWR takes the reading that was broken off for one that found nothing.
  const brokenOff = name !== null && data === undefined && !error && !isValidating;
  useEffect(() => {
    // It may just have begun anew by itself.
    if (brokenOff && !cache.get(name)?.isValidating) void mutate();
  }, [brokenOff, cache, name, mutate]);
  const begun = !error && soFar?.key === name ? soFar.replies : undefined;
  return {
    /** What came before a page failed is not shown: half of a list must not look whole. */
    replies: data ?? begun,
    complete: data !== undefined,
    error,
    isValidating,
    mutate,
  };
}
