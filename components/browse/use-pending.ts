'use client';
import { useRef, useState } from 'react';

/** Row after a pending change; null if removed. */
export type Patch<Row> = (row: Row) => Row | null;

/** Rows with pending changes applied. */
export const patched = <Row>(rows: readonly Row[], patches: readonly Patch<Row>[]): readonly Row[] =>
  patches.reduce((before, patch) => before.flatMap((row) => patch(row) ?? []), rows);

/**
 * Pending changes: shown at once, sent one after another in order, and dropped when the server's rows have arrived or
 * the change was refused.
 */
export function usePending<Row>() {
  const [patches, setPatches] = useState<readonly Patch<Row>[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run = async <T>(command: () => Promise<T>, patch?: Patch<Row>): Promise<T> => {
    if (patch) setPatches((before) => [...before, patch]);
    const outcome = last.current.then(command);
    last.current = outcome.catch(() => undefined);
    try {
      return await outcome;
    } finally {
      if (patch) setPatches((before) => before.filter((one) => one !== patch));
    }
  };
  return { patches, run };
}
