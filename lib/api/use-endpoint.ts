'use client';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { cacheKey, isCacheKey } from '@/lib/contract/cache-key';
import type { ApiError } from './call';
import { ask } from './call';
import { useReadings } from './readings';

/** Reads a query of the contract; a `null` input skips it. Preloaded replies are not fetched again. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  config: Pick<SWRConfiguration, 'revalidateIfStale'> = {},
): SWRResponse<ReplyOf<E>, ApiError> {
  const readings = useReadings();
  const key = input === null ? null : cacheKey(endpoint, input);
  return useSWR<ReplyOf<E>, ApiError>(key, () => readings.noted(key, () => ask(endpoint, input as InputOf<E>)), config);
}

/** Reads a query whose data changes by itself: cached rows show at once and are reloaded, preloaded ones are not. */
export function useLiveEndpoint<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
): SWRResponse<ReplyOf<E>, ApiError> {
  const { cache } = useSWRConfig();
  const key = input === null ? null : unstable_serialize(cacheKey(endpoint, input));
  return useEndpoint(endpoint, input, { revalidateIfStale: key !== null && cache.get(key)?.data !== undefined });
}

/** Refreshes every query that shares a tag with the endpoint. */
export function useRefresh(endpoint: Endpoint): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const stale = endpoint.changes ?? [];
  return () => mutate((key) => isCacheKey(key) && key.reads.some((tag) => stale.includes(tag)));
}
