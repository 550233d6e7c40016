'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect } from 'react';

/**
 * Addresses written and not shown by the router yet, oldest first. It applies each a moment later and puts that one
 * back meanwhile, so that what the browser's own address says may be older than what was written last.
 */
let ahead: readonly string[] = [];
/** What the router shows: every hook of a page is told of it, and the first has seen to it. */
let seen = '';
const join = (path: string, params: URLSearchParams) => (params.size > 0 ? `${path}?${params}` : path);

/** The parameters of the address as they were written last. */
export function addressParams(): URLSearchParams {
  const [path, search] = ahead.at(-1)?.split('?') ?? [];
  return new URLSearchParams(path === window.location.pathname ? search : window.location.search);
}

/**
 * The parameters of the address as the router shows them, and how to write others: a step of the history unless
 * `replace` is asked for, none where nothing changes. Change a copy of `addressParams()`, so that changes in one tick
 * all arrive.
 */
export function useAddress() {
  const params = useSearchParams();
  const shown = join(usePathname(), params);
  useEffect(() => {
    if (shown === seen) return;
    seen = shown;
    // An address that is none of ours comes from a link: nothing that was written before it holds.
    const at = ahead.indexOf(shown);
    ahead = at < 0 ? [] : ahead.slice(at + 1);
  }, [shown]);
  useEffect(() => {
    const forget = () => (ahead = []);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const write = useCallback((next: URLSearchParams, replace = false) => {
    if (next.toString() === addressParams().toString()) return;
    const address = join(window.location.pathname, next);
    ahead = [...ahead, address];
    const url = address + window.location.hash;
    if (replace) window.history.replaceState(null, '', url);
    else window.history.pushState(null, '', url);
  }, []);
  return [params, write] as const;
}
