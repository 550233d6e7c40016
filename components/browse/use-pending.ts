'use client';
import { useRef, useState } from 'react';

/** How a row looks once a change has arrived; null when it is gone. */
export type Patch<Row> = (row: Row) => Row | null;

/** Rows as they will be when the changes under way have arrived. */
export const patched = <Row>(rows: readonly Row[], patches: readonly Patch<Row>[]): readonly Row[] =>
  patches.reduce((before, patch) => before.flatMap((row) => patch(row) ?? []), rows);

/**
 * Changes under way: shown at once, made one after another in the order in which they were asked for, and no longer
 * shown when the server's own rows are there or the change was refused.
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

export type Pending<Row> = ReturnType<typeof usePending<Row>>;
