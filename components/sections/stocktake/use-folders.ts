'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockFolder, type StockFolderRow } from '@/lib/sections/stock/contract/stock';
import { indexTree } from '@/lib/domain/tree';

export interface FolderLine {
  readonly folder: StockFolderRow;
  readonly depth: number;
}

/** Folders of the stock as a tree. */
export function useFolders() {
  const { data, error, mutate, isValidating } = useEndpoint(stockFolder, { query: { folder: 0 } });
  const folders = useMemo(() => data?.rows.filter((row) => !row.is_file), [data]);
  return useMemo(() => {
    const tree = indexTree(folders ?? []);
    const below = (parent: number, depth: number): FolderLine[] =>
      (tree.childrenOf.get(parent) ?? []).flatMap((folder) => [{ folder, depth }, ...below(folder.item_id, depth + 1)]);
    return {
      lines: folders && below(0, 0),
      parentOf: (id: number) => tree.byId.get(id)?.parent_id,
      error,
      retry: () => void mutate(),
      retrying: isValidating,
    };
  }, [folders, error, mutate, isValidating]);
}
export type Folders = ReturnType<typeof useFolders>;
