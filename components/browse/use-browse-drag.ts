'use client';
import { useRef } from 'react';
import type { BrowseRow } from './browse-row';
import { idsBelow } from './below';
import type { TreeIndex } from '@/lib/domain/tree';

interface Mover<Row> {
  readonly clearMarks: () => void;
  readonly move: (row: Row, parent: number) => void;
}

/** One row taken along by the mouse and dropped on a folder: of the list, of the tree, or of the path above it. */
export function useBrowseDrag<Row extends BrowseRow>({ byId, childrenOf }: TreeIndex<Row>, mover: Mover<Row>) {
  const taken = useRef<Row | null>(null);
  const start = (row: Row | undefined): boolean => {
    // The wire moves one item a call: of several selected rows the one under the mouse goes, and only that is shown.
    mover.clearMarks();
    taken.current = row ?? null;
    return row !== undefined;
  };
  const end = () => void (taken.current = null);
  const accepts = (folder: number): boolean => {
    const row = taken.current;
    if (!row || row.parent_id === folder) return false;
    return row.is_file || !idsBelow([row.item_id], childrenOf).has(folder);
  };
  const drop = (folder: number) => {
    if (taken.current) mover.move(taken.current, folder);
    end();
  };
  return {
    list: {
      start,
      end,
      accepts: (row: Row) => !row.is_file && accepts(row.item_id),
      drop: (row: Row) => drop(row.item_id),
    },
    tree: { start: (id: number) => start(byId.get(id)), end, accepts, drop },
    path: { accepts, drop },
  };
}

export type BrowseDrag<Row extends BrowseRow = BrowseRow> = ReturnType<typeof useBrowseDrag<Row>>;
