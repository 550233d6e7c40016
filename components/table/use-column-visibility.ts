'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';

const listeners = new Set<() => void>();

/** Where a table's hidden columns are remembered, as keys with commas between. */
export const hiddenColumnsKey = (tableId: string): string => `table.${tableId}.hidden`;

function read(tableId: string): string {
  try {
    return localStorage.getItem(hiddenColumnsKey(tableId)) ?? '';
  } catch {
    return '';
  }
}

function write(tableId: string, hidden: string): void {
  try {
    localStorage.setItem(hiddenColumnsKey(tableId), hidden);
  } catch {
    // A browser that keeps nothing forgets the choice at the next visit, and no more than that.
  }
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Which columns a person has hidden in this table, remembered in this browser; the server shows them all. */
export function useColumnVisibility(tableId: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(tableId),
    () => '',
  );
  return useMemo(() => {
    const keys = stored.split(',').filter(Boolean);
    const columnVisibility: ColumnVisibilityState = Object.fromEntries(keys.map((key) => [key, false]));
    const onColumnVisibilityChange = (update: Updater<ColumnVisibilityState>) => {
      const next = typeof update === 'function' ? update(columnVisibility) : update;
      const hidden = Object.entries(next).filter(([, visible]) => !visible);
      write(tableId, hidden.map(([key]) => key).join(','));
    };
    return { columnVisibility, onColumnVisibilityChange };
  }, [stored, tableId]);
}
