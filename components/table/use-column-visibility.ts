'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';

const listeners = new Set<() => void>();

/** Where a table's columns are remembered, with commas between: keys of hidden ones, `+` and the key of one asked for. */
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

/** Which columns a person has hidden or asked for in this table, remembered in this browser; the server knows of none. */
export function useColumnVisibility(tableId: string) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(tableId),
    () => '',
  );
  return useMemo(() => {
    const keys = stored.split(',').filter(Boolean);
    const columnVisibility: ColumnVisibilityState = Object.fromEntries(
      keys.map((key) => (key.startsWith('+') ? [key.slice(1), true] : [key, false])),
    );
    const onColumnVisibilityChange = (update: Updater<ColumnVisibilityState>) => {
      const next = typeof update === 'function' ? update(columnVisibility) : update;
      const chosen = Object.entries(next).map(([key, visible]) => (visible ? `+${key}` : key));
      write(tableId, chosen.join(','));
    };
    return { columnVisibility, onColumnVisibilityChange };
  }, [stored, tableId]);
}
