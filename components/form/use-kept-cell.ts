'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWho } from '@/components/frame/who';
import type { Endpoint } from '@/lib/contract/endpoint';
import { cellKey, keptCells } from './kept-cells';

/**
 * Reopens cells that were left unsaved, e.g. when the session ended: one once its row is shown, the next when no cell
 * `isEditing`. `nameOf` returns the same name of a row as the `id` of its `InlineField`.
 */
export function useKeptCell<Row>(
  endpoint: Endpoint,
  rows: readonly Row[] | undefined,
  isEditing: boolean,
  nameOf: (row: Row) => string | number,
  begin: (row: Row, field: string) => void,
): void {
  const who = useWho();
  const offered = useRef(new Set<string>());
  const look = useEffectEvent((shown: readonly Row[]) => {
    for (const { record, field } of keptCells(who, endpoint.id)) {
      const row = shown.find((one) => String(nameOf(one)) === record);
      const key = cellKey(record, field);
      if (!row || offered.current.has(key)) continue;
      offered.current.add(key);
      begin(row, field);
      return;
    }
  });
  useEffect(() => {
    if (rows && !isEditing) look(rows);
  }, [rows, isEditing]);
}
