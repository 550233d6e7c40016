'use client';
import { useRef } from 'react';
import type { BrowseRow } from './browse-row';
import { idsBelow } from './below';
import type { TreeIndex } from '@/lib/domain/tree';

interface Mover<Row> {
  readonly clearMarks: () => void;
  readonly move: (row: Row, parent: number) => void;
}

/** Drags one row to a folder in the list, the tree or the path. */
export function useBrowseDrag<Row extends BrowseRow>({ byId, childrenOf }: TreeIndex<Row>, mover: Mover<Row>) {
  const taken = useRef<Row | null>(null);
  const start = (row: Row | undefined): boolean => {
    // The call moves one item: of several selected rows only the one under the mouse moves.
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
