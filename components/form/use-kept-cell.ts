'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWho, type Who } from '@/components/frame/who';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isFresh, placeOf } from './draft-place';

const PREFIX = 'cell';

/** Key of the stored draft of a cell. */
export const cellKey = (record: string | number, field: string): string => `${PREFIX}:${record}:${field}`;

/** Cells whose drafts this person left unsaved within a day; none on the server. */
export function keptCells(who: Who, endpointId: string): { record: string; field: string }[] {
  const [start, end] = [`form:${endpointId}:${PREFIX}:`, placeOf(who, '')];
  try {
    return Object.entries(localStorage).flatMap(([place, kept]: [string, string]) => {
      if (!place.startsWith(start) || !place.endsWith(end)) return [];
      const { at } = JSON.parse(kept) as { at: number };
      const [record, field] = place.slice(start.length, place.length - end.length).split(':');
      return record && field && isFresh(at) ? [{ record, field }] : [];
    });
  } catch {
    // A browser without storage keeps nothing.
    return [];
  }
}

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
