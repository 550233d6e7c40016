'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWho } from '@/components/frame/who';
import type { Endpoint } from '@/lib/contract/endpoint';
import { keptCell } from './kept-cells';

/**
 * Reopens the cell that was left unsaved, e.g. when the session ended, once the rows have loaded. `nameOf` returns the same
 * name of a row as the `id` of its `InlineField`.
 */
export function useKeptCell<Row>(
  endpoint: Endpoint,
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string | number,
  begin: (row: Row, field: string) => void,
): void {
  const who = useWho();
  const isDone = useRef(false);
  const look = useEffectEvent((shown: readonly Row[]) => {
    isDone.current = true;
    const kept = keptCell(who, endpoint.id);
    const row = kept && shown.find((one) => String(nameOf(one)) === kept.record);
    if (row) begin(row, kept.field);
  });
  useEffect(() => {
    if (rows && !isDone.current) look(rows);
  }, [rows]);
}
