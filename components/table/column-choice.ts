'use client';
import type { ColumnVisibilityState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useRemembered } from '@/components/ui/kept-texts';

/** Where a table's columns are remembered, separated by commas: keys of hidden ones, `+` and the key of those asked for. */
export const columnChoiceKey = (tableId: string): string => `table.${tableId}.hidden`;

/** The columns that the user has hidden (false) or asked for (true), remembered in this browser. */
export function useColumnChoice(tableId: string) {
  const [stored, setStored] = useRemembered(columnChoiceKey(tableId));
  const chosen = useMemo((): ColumnVisibilityState => {
    const keys = (stored ?? '').split(',').filter(Boolean);
    return Object.fromEntries(keys.map((key) => (key.startsWith('+') ? [key.slice(1), true] : [key, false])));
  }, [stored]);
  const choose = (next: ColumnVisibilityState) => {
    const keys = Object.entries(next).map(([key, visible]) => (visible ? `+${key}` : key));
    setStored(keys.join(','));
  };
  return { chosen, choose };
}
