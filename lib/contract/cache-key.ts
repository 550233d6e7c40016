import type { Endpoint, InputOf, Tag } from './endpoint';

export interface CacheKey {
  readonly id: string;
  readonly reads: readonly Tag[];
  readonly input: unknown;
}

/** The SWR key of a query; server-side preload and browser hook must agree on it. */
export const cacheKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>): CacheKey => ({
  id: endpoint.id,
  reads: endpoint.reads ?? [],
  input,
});

/** A reply that the server has read ahead, under the key by which the browser will look for it. */
export interface Entry {
  readonly key: CacheKey;
  readonly data: unknown;
}
