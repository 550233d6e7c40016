'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect } from 'react';

/**
 * Addresses written but not yet shown by the router, oldest first. The router applies each a moment later and restores
 * its own until then, so `location` may be older than the last write.
 */
let pending: readonly string[] = [];
/** Address that the router shows. Every hook of a page hears of a change; the first one updates this. */
let lastShown = '';
const join = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path);

/** Parameters of the address as last written. */
export function addressParams(): URLSearchParams {
  const [path, search] = pending.at(-1)?.split('?') ?? [];
  return new URLSearchParams(path === window.location.pathname ? search : window.location.search);
}

/**
 * Parameters of the address as the router shows them, and a way to write others. A write is a history step unless
 * `replace` is set, and nothing if nothing changes. Change a copy of `addressParams()`, so that all changes of one tick
 * are kept.
 */
export function useAddress() {
  const params = useSearchParams();
  const shown = join(usePathname(), params);
  useEffect(() => {
    if (shown === lastShown) return;
    lastShown = shown;
    // An address that was not written here comes from a link and cancels pending writes.
    const at = pending.indexOf(shown);
    pending = at < 0 ? [] : pending.slice(at + 1);
  }, [shown]);
  useEffect(() => {
    const forget = () => (pending = []);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const write = useCallback((next: URLSearchParams, replace = false) => {
    if (next.toString() === addressParams().toString()) return;
    const address = join(window.location.pathname, next);
    pending = [...pending, address];
    const url = address + window.location.hash;
    if (replace) window.history.replaceState(null, '', url);
    else window.history.pushState(null, '', url);
  }, []);
  return [params, write] as const;
}
