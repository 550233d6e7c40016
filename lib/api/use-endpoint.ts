'use client';
import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import type { ApiError } from './call';
import { ask } from './call';
import { cacheKey, type CacheKey } from '../contract/cache-key';

const isCacheKey = (key: unknown): key is CacheKey => typeof key === 'object' && key !== null && 'reads' in key;

/** Reads a query of the contract; a `null` input skips it. Preloaded replies are not fetched again. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
): SWRResponse<ReplyOf<E>, ApiError> {
  return useSWR<ReplyOf<E>, ApiError>(input === null ? null : cacheKey(endpoint, input), () =>
    ask(endpoint, input as InputOf<E>),
  );
}

/**
 * Reads a query whose data changes by itself: cached rows are shown at once and reloaded. Preloaded replies are not
 * reloaded.
 */
export function useLiveEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
): SWRResponse<ReplyOf<E>, ApiError> {
  const { cache } = useSWRConfig();
  const key = input === null ? null : cacheKey(endpoint, input);
  const isCached = key !== null && cache.get(unstable_serialize(key))?.data !== undefined;
  return useSWR<ReplyOf<E>, ApiError>(key, () => ask(endpoint, input as InputOf<E>), { revalidateIfStale: isCached });
}

/** Refreshes every query that shares a tag with the endpoint. */
export function useRefresh(endpoint: Endpoint): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const stale = endpoint.changes ?? [];
  return () => mutate((key) => isCacheKey(key) && key.reads.some((tag) => stale.includes(tag)));
}
