'use client';
import { useCallback, useMemo } from 'react';
import { addressParams, useAddress } from './use-address';

type Values = Readonly<Record<string, string>>;
export type UrlValues<D extends Values> = { readonly [K in keyof D]: string };
export type SetUrlState<D extends Values> = (
  patch: { readonly [K in keyof D]?: string },
  options?: { readonly replace?: boolean },
) => void;

/**
 * View state kept in the address, so that reload, Back and a pasted link show the same view. Values equal to their
 * defaults are left out; other parameters stay. A change is a history step unless `replace` is set.
 */
export function useUrlState<const D extends Values>(defaults: D): readonly [UrlValues<D>, SetUrlState<D>] {
  const [params, write] = useAddress();
  const spec = JSON.stringify(defaults);
  const current = JSON.stringify(
    Object.fromEntries(Object.entries(defaults).map(([name, fallback]) => [name, params.get(name) ?? fallback])),
  );
  // Comparing text keeps both results the same objects until their content changes.
  const value = useMemo(() => JSON.parse(current) as UrlValues<D>, [current]);
  const setValue = useCallback<SetUrlState<D>>(
    (patch, options) => {
      const fallbacks = JSON.parse(spec) as Values;
      const next = addressParams();
      for (const [name, changed] of Object.entries<string | undefined>(patch)) {
        if (changed === undefined) continue;
        if (changed === fallbacks[name]) next.delete(name);
        else next.set(name, changed);
      }
      write(next, options?.replace);
    },
    [spec, write],
  );
  return [value, setValue];
}
