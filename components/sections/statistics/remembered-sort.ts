'use client';
import { useEffect, useMemo } from 'react';
import { addressParams } from '@/components/address/use-address';
import type { ListView } from '@/components/list/use-list-view';
import { useRemembered } from '@/components/ui/kept-texts';
import type { List } from '@/lib/lists/list';

type Ordered = Pick<List, 'id' | 'columns' | 'sort'>;
type View = Pick<ListView, 'setSort'>;

const keyOf = (table: Ordered): string => `report.${table.id}.sort`;

function paramsIn(text: string, table: Ordered): Record<string, string> {
  const [key = '', direction = ''] = text.split(' ');
  const known = table.columns.some((column) => column.sortable && column.key === key);
  return known && /^(asc|desc)$/.test(direction) ? { sort: key, dir: direction } : {};
}

/** Remembered order of a report as parameters of its address; empty for the default. */
export function useSortParams(table: Ordered): Record<string, string> {
  const [text] = useRemembered(keyOf(table));
  return paramsIn(text ?? '', table);
}

/** Remembers the order of each report in this browser for the next visit, except an order from a link. */
export function useRememberedSort<V extends View, R extends { readonly table: Ordered; readonly view: V }>(
  report: R & { readonly view: V },
): R {
  const { table, view } = report;
  const [text, remember] = useRemembered(keyOf(table));
  const known = text !== null;
  useEffect(() => {
    if (!known || addressParams().has('sort')) return;
    const { sort: key, dir } = paramsIn(text, table);
    if (key) view.setSort({ key, direction: dir === 'desc' ? 'desc' : 'asc' }, { replace: true });
    // Only as the report opens: afterwards the address says how it is ordered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [table, known]);
  const kept = useMemo(
    (): V => ({
      ...view,
      setSort: (sort, step) => {
        const usual = sort.key === table.sort?.key && sort.direction === table.sort.direction;
        remember(usual ? '' : `${sort.key} ${sort.direction}`);
        view.setSort(sort, step);
      },
    }),
    [table, view, remember],
  );
  return { ...report, view: kept };
}
