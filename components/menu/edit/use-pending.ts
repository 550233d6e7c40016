'use client';
import { useRef, useState } from 'react';
import type { MenuRow } from '@/lib/contract/menu';

/** How a row looks once a change has arrived; null when it is gone. */
export type Patch = (row: MenuRow) => MenuRow | null;

/** Rows as they will be when the changes under way have arrived. */
export const patched = (rows: readonly MenuRow[], patches: readonly Patch[]): readonly MenuRow[] =>
  patches.reduce((before, patch) => before.flatMap((row) => patch(row) ?? []), rows);

/**
 * Changes under way: shown at once, made one after another in the order in which they were asked for, and no longer
 * shown when the server's own rows are there or the change was refused.
 */
export function usePending() {
  const [patches, setPatches] = useState<readonly Patch[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const run = async <T>(command: () => Promise<T>, patch?: Patch): Promise<T> => {
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

export type Pending = ReturnType<typeof usePending>;
