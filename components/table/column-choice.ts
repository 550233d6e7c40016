'use client';
import { useMemo } from 'react';
import { useRemembered } from '@/components/ui/use-remembered';

/** Where a table's columns are remembered, separated by commas: keys of hidden ones, `+` and the key of those asked for. */
export const columnChoiceKey = (tableId: string): string => `table.${tableId}.hidden`;

/** The columns that the user has hidden (false) or asked for (true), remembered in this browser. */
export function useColumnChoice(tableId: string) {
  const [stored, setStored] = useRemembered(columnChoiceKey(tableId));
  const chosen = useMemo((): ReadonlyMap<string, boolean> => {
    const keys = (stored ?? '').split(',').filter(Boolean);
    return new Map(keys.map((key) => (key.startsWith('+') ? [key.slice(1), true] : [key, false])));
  }, [stored]);
  const choose = (key: string, visible: boolean) =>
    setStored([...new Map(chosen).set(key, visible)].map(([one, shown]) => (shown ? `+${one}` : one)).join(','));
  return { chosen, choose };
}
