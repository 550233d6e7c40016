'use client';
import { useRef } from 'react';
import type { MenuRow } from '@/lib/contract/menu';
import { idsBelow } from './below';
import type { MenuEditor } from './use-menu-editor';

/** One row taken along by the mouse and dropped on a folder: of the list, of the tree, or of the path above it. */
export function useMenuDrag(editor: MenuEditor) {
  const taken = useRef<MenuRow | null>(null);
  const { byId, childrenOf } = editor.menu;
  const start = (row: MenuRow | undefined): boolean => {
    // The wire moves one item a call: of several selected rows the one under the mouse goes, and only that is shown.
    editor.clearMarks();
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
    if (taken.current) editor.move(taken.current, folder);
    end();
  };
  return {
    list: {
      start,
      end,
      accepts: (row: MenuRow) => !row.is_file && accepts(row.item_id),
      drop: (row: MenuRow) => drop(row.item_id),
    },
    tree: { start: (id: number) => start(byId.get(id)), end, accepts, drop },
    path: { accepts, drop },
  };
}

export type MenuDrag = ReturnType<typeof useMenuDrag>;
