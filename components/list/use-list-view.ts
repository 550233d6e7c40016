'use client';
import { useCallback, useEffect, useMemo } from 'react';
import { carryHall, carryPeriod } from '@/components/period/carried-period';
import { addressParams, useAddress } from '@/components/address/use-address';
import { useChoices } from '@/components/frame/choices';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Sort } from '@/lib/domain/tree';
import type { Period } from '@/lib/contract/period';
import type { AddressFilters, AddressValues } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';
import { narrowingParams, paramNames, paramsOf, viewOf, type View } from '@/lib/lists/view';

interface Step {
  /** No history step, for changes with every key. */
  readonly replace?: boolean;
}

/**
 * View of a list in the address: period, filters, order, page and page size, so that reload, Back and a pasted link
 * show the same. A change of filters or order returns to the first page.
 */
export function useListView<E extends Endpoint, Row extends object, F extends AddressFilters>(table: List<E, Row, F>) {
  const [params, write] = useAddress();
  const { rows } = useChoices();
  const view = useMemo(() => viewOf(table, params, rows), [table, params, rows]);
  const { period, filters } = view;
  useEffect(() => {
    if (table.period) carryPeriod(period);
  }, [table, period]);
  useEffect(() => carryHall(table, filters), [table, filters]);

  const change = useCallback(
    (patch: Partial<View<F>>, { replace = false }: Step = {}) => {
      const next = addressParams();
      const changed = { ...viewOf(table, next, rows), page: 1, ...patch };
      // Stored at once: the user may open another list before the router has rendered.
      if (table.period) carryPeriod(changed.period);
      carryHall(table, changed.filters);
      for (const name of paramNames(table)) next.delete(name);
      for (const [name, value] of Object.entries(paramsOf(table, changed, rows))) next.set(name, value);
      write(next, replace);
    },
    [table, write, rows],
  );

  return useMemo(() => {
    const narrowing = new URLSearchParams(narrowingParams(table, view)).toString();
    return {
      ...view,
      /** Filters and order as a query string, without page and page size. */
      narrowing,
      setPeriod: (next: Period) => change({ period: next }),
      setFilters: (next: Partial<AddressValues<F>>, step?: Step) =>
        change({ filters: { ...viewOf(table, addressParams()).filters, ...next } }, step),
      setSort: (sort: Sort<string>, step?: Step) => change({ sort }, step),
      setPage: (page: number, step?: Step) => change({ page }, step),
      setCount: (count: number | 'all') => change({ count }),
      /** Clears all filters. */
      clearFilters: () => change({ filters: viewOf(table, new URLSearchParams()).filters }),
    };
  }, [table, view, change]);
}

export type ListView<F extends AddressFilters = AddressFilters> = View<F> & {
  readonly narrowing: string;
  readonly setPeriod: (period: Period) => void;
  readonly setFilters: (filters: Partial<AddressValues<F>>, step?: Step) => void;
  readonly setSort: (sort: Sort<string>, step?: Step) => void;
  readonly setPage: (page: number, step?: Step) => void;
  readonly setCount: (count: number | 'all') => void;
  readonly clearFilters: () => void;
};
