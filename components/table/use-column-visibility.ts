'use client';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useRemembered } from '@/components/ui/use-remembered';

/** Where a table's columns are remembered, with commas between: keys of hidden ones, `+` and the key of one asked for. */
export const hiddenColumnsKey = (tableId: string): string => `table.${tableId}.hidden`;

/** Which columns a person has hidden or asked for in this table, remembered in this browser; the server knows of none. */
export function useColumnVisibility(tableId: string) {
  const [stored, setStored] = useRemembered(hiddenColumnsKey(tableId));
  const columnVisibility = useMemo((): ColumnVisibilityState => {
    const keys = (stored ?? '').split(',').filter(Boolean);
    return Object.fromEntries(keys.map((key) => (key.startsWith('+') ? [key.slice(1), true] : [key, false])));
  }, [stored]);
  return {
    columnVisibility,
    onColumnVisibilityChange: (update: Updater<ColumnVisibilityState>) => {
      const next = typeof update === 'function' ? update(columnVisibility) : update;
      setStored(
        Object.entries(next)
          .map(([key, visible]) => (visible ? `+${key}` : key))
          .join(','),
      );
    },
  };
}
