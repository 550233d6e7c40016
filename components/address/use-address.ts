'use client';
import { createContext, use, useMemo } from 'react';

/** Path and query that the screens show. */
export const AddressContext = createContext('/');

/** Path with its query, if there is one. */
export const joined = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params.toString()}` : path;

interface Follower {
  /** Address written last; the router may not have applied it yet, and `location` may be older. Null for `location`. */
  last: string | null;
  /** Shows a written address at once. */
  show: (address: string) => void;
}
export const follower: Follower = { last: null, show: () => undefined };

/** Parameters of the address as last written. */
export function addressParams(): URLSearchParams {
  const [path, search] = follower.last?.split('?') ?? [];
  return new URLSearchParams(path === window.location.pathname ? search : window.location.search);
}

function write(next: URLSearchParams, replace = false): void {
  if (next.toString() === addressParams().toString()) return;
  const address = joined(window.location.pathname, next);
  follower.last = address;
  follower.show(address);
  const url = address + window.location.hash;
  if (replace) window.history.replaceState(null, '', url);
  else window.history.pushState(null, '', url);
}

/**
 * Parameters of the address, and a way to write others. What is written shows at once, before the router has rendered. A
 * write is a history step unless `replace` is set, and nothing if nothing changes. Change a copy of `addressParams()`, so
 * that all changes of one tick are kept.
 */
export function useAddress() {
  const address = use(AddressContext);
  const params = useMemo(() => new URLSearchParams(address.split('?')[1]), [address]);
  return [params, write] as const;
}
