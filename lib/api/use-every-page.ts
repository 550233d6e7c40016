'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { cacheKey } from '@/lib/contract/cache-key';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import type { AddressFilters } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';
import { inputOf, type View } from '@/lib/lists/view';
import { ask, type ApiError } from './call';
import { useReadings } from './readings';

interface SoFar<Reply> {
  readonly key: string;
  readonly replies: readonly Reply[];
}

/**
 * Reads a list page by page and returns what has loaded so far, so that a long list shows from its first page on. Stops
 * on unmount. A `null` view skips it.
 */
export function useEveryPage<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  view: Omit<View<F>, 'page' | 'count'> | null,
) {
  const inputAt = view && ((page: number) => inputOf(table, { ...view, page, count: 'all' }));
  const key = inputAt && { ...cacheKey(table.endpoint, inputAt(1)), every: true };
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
    for (let page = 1; inputAt && name; page += 1) {
      const reply = await ask(table.endpoint, inputAt(page));
      // Another view is shown: an incomplete list must not be cached as complete.
      if (activeKey.current !== name) return undefined;
      replies.push(reply);
      setSoFar({ key: name, replies: [...replies] });
      if (table.rows(reply).length === 0 || page * table.most >= table.total(reply)) break;
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
  /** Pages before a failed one are hidden: an incomplete list must not look complete. */
  const replies = data ?? begun;
  return {
    first: replies?.[0],
    rows: useMemo(() => replies?.flatMap((reply) => [...table.rows(reply)]), [replies, table]),
    complete: data !== undefined,
    error,
    isValidating,
    mutate,
  };
}
