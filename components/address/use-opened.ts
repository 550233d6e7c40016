'use client';
import { useCallback } from 'react';
import { numberIn } from '@/lib/domain/record-number';
import { useUrlState } from './use-url-state';

const NO_PARAMS: readonly string[] = [];

/**
 * Record that is open, in a parameter of the address. Opening is a history step, closing is none. `also` are parameters
 * about the open record, which closing clears.
 */
export function useOpened(param: string, also = NO_PARAMS) {
  const blank: Readonly<Record<string, string>> = Object.fromEntries([param, ...also].map((name) => [name, '']));
  const [url, setUrl] = useUrlState(blank);
  const opened = url[param] ?? '';
  const spec = JSON.stringify(blank);
  return {
    /** As in the address; empty for none. */
    opened,
    /** Null for none, and for what is no number. */
    openedId: numberIn(opened),
    /** Opens a record; `replace` for a neighbour of the open one, which is no history step. */
    show: useCallback(
      (id: number | string, options?: { readonly replace?: boolean }) => setUrl({ [param]: String(id) }, options),
      [setUrl, param],
    ),
    close: useCallback(() => setUrl(JSON.parse(spec) as Record<string, string>, { replace: true }), [setUrl, spec]),
    url,
    setUrl,
  };
}
