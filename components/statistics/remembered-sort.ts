'use client';
import { useEffect } from 'react';
import { addressParams } from '@/components/layout/use-address';
import type { Sort } from '@/lib/domain/tree';
import type { ListTable } from '@/lib/reports/table';

const keyOf = (table: Pick<ListTable, 'id'>): string => `report.${table.id}.sort`;

/** The order in which a report was looked at last, as parameters of its address; none where that is the usual one. */
export function rememberedSort(table: Pick<ListTable, 'id' | 'columns'>): Record<string, string> {
  try {
    const [key = '', direction = ''] = (localStorage.getItem(keyOf(table)) ?? '').split(' ');
    const known = table.columns.some((column) => column.sortable && column.key === key);
    return known && /^(asc|desc)$/.test(direction) ? { sort: key, dir: direction } : {};
  } catch {
    return {};
  }
}

/** Remembers in this browser how each report is ordered (specification part 2 §9), and opens it so the next time. */
export function useRememberedSort(
  table: Pick<ListTable, 'id' | 'columns'>,
  sort: Sort<string> | undefined,
  setSort: (sort: Sort<string>, step: { replace: true }) => void,
): void {
  const written = sort && `${sort.key} ${sort.direction}`;
  useEffect(() => {
    if (addressParams().has('sort')) return;
    const { sort: key, dir } = rememberedSort(table);
    if (key) setSort({ key, direction: dir === 'desc' ? 'desc' : 'asc' }, { replace: true });
    // Only as the report opens: afterwards the address says how it is ordered.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  useEffect(() => {
    try {
      if (written && addressParams().has('sort')) localStorage.setItem(keyOf(table), written);
    } catch {
      // A browser that keeps nothing opens each report in its usual order.
    }
  }, [table, written]);
}
