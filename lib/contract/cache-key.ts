import type { Endpoint, InputOf, Tag } from './endpoint';

export interface CacheKey {
  readonly id: string;
  readonly reads: readonly Tag[];
  readonly input: unknown;
}

/** SWR key of a query. Server-side preload and browser hook must agree on it. */
export const cacheKey = <E extends Endpoint>(endpoint: E, input: InputOf<E>): CacheKey => ({
  id: endpoint.id,
  reads: endpoint.reads ?? [],
  input,
});

export const isCacheKey = (key: unknown): key is CacheKey => typeof key === 'object' && key !== null && 'reads' in key;

/** A reply that the server preloaded, under the key that the browser uses. */
export interface Entry {
  readonly key: CacheKey;
  /** The reply, or a promise of it. The promise of a refused call resolves to undefined. */
  readonly data: unknown;
}
