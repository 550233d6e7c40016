'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { carryHall, carryPeriod } from '@/components/period/carried-period';
import { addressParams, useAddress } from '@/components/address/use-address';
import { useChoices } from '@/components/frame/choices';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Sort } from '@/lib/domain/tree';
import type { Period } from '@/lib/contract/period';
import type { AddressFilters, AddressValues } from '@/lib/lists/filters';
import type { List } from '@/lib/lists/list';
import { narrowingParams, paramNames, paramsOf, viewOf, type View } from '@/lib/lists/view';

export interface Step {
  /** No history step, for changes with every key. */
  readonly replace?: boolean;
}

export type ListView<F extends AddressFilters = AddressFilters> = View<F> & {
  /** Filters and order as a query string, without page and page size. */
  readonly narrowing: string;
  readonly setPeriod: (period: Period) => void;
  readonly setFilters: (filters: Partial<AddressValues<F>>, step?: Step) => void;
  readonly setSort: (sort: Sort<string>, step?: Step) => void;
  readonly setPage: (page: number, step?: Step) => void;
  readonly setCount: (count: number | 'all') => void;
};

/** Changes a view by what differs from the present one. */
type Change<F extends AddressFilters> = (patchOf: (now: View<F>) => Partial<View<F>>, step?: Step) => void;

const changeable = <E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  view: View<F>,
  change: Change<F>,
): ListView<F> => ({
  ...view,
  narrowing: new URLSearchParams(narrowingParams(table, view)).toString(),
  setPeriod: (period) => change(() => ({ period })),
  setFilters: (filters, step) => change((now) => ({ filters: { ...now.filters, ...filters } }), step),
  setSort: (sort, step) => change(() => ({ sort }), step),
  setPage: (page, step) => change(() => ({ page }), step),
  setCount: (count) => change(() => ({ count })),
});

/**
 * View of a list in the address: period, filters, order, page and page size, so that reload, Back and a pasted link
 * show the same. A change of filters or order returns to the first page.
 */
export function useListView<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
): ListView<F> {
  const [params, write] = useAddress();
  const { rows } = useChoices();
  const view = useMemo(() => viewOf(table, params, rows), [table, params, rows]);
  const { period, filters } = view;
  useEffect(() => {
    if (table.period) carryPeriod(period);
  }, [table, period]);
  useEffect(() => carryHall(table, filters), [table, filters]);

  const change = useCallback<Change<F>>(
    (patchOf, { replace = false } = {}) => {
      const next = addressParams();
      const now = viewOf(table, next, rows);
      const changed = { ...now, page: 1, ...patchOf(now) };
      // Stored at once: the user may open another list before the router has rendered.
      if (table.period) carryPeriod(changed.period);
      carryHall(table, changed.filters);
      for (const name of paramNames(table)) next.delete(name);
      for (const [name, value] of Object.entries(paramsOf(table, changed, rows))) next.set(name, value);
      write(next, replace);
    },
    [table, write, rows],
  );
  return useMemo(() => changeable(table, view, change), [table, view, change]);
}

/** Like `useListView`, for a list in a dialog: the view begins with `filters` and lasts as long as the dialog. */
export function useDialogView<E extends Endpoint, Row extends object, F extends AddressFilters>(
  table: List<E, Row, F>,
  filters: Partial<AddressValues<F>>,
): ListView<F> {
  const [view, setView] = useState(() => {
    const usual = viewOf(table, new URLSearchParams());
    return { ...usual, filters: { ...usual.filters, ...filters } };
  });
  const change = useCallback<Change<F>>((patchOf) => setView((now) => ({ ...now, page: 1, ...patchOf(now) })), []);
  return useMemo(() => changeable(table, view, change), [table, view, change]);
}
