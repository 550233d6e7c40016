'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import {
  stockCategories,
  stockRows,
  type StockFolderRow,
  type StockItemRow,
  type StockRow,
} from '@/lib/contract/stock';
import { pathTo } from '@/lib/domain/tree';

const NOTHING: readonly StockRow[] = [];

/** What deliveries are made of: items to choose from, folders and categories to file new ones under. */
export function useStockRows() {
  const stock = useEndpoint(stockRows, {});
  const categories = useEndpoint(stockCategories, {});
  const rows = stock.data?.rows ?? NOTHING;
  const lists = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.item_id, row]));
    return {
      byId,
      items: rows.filter((row): row is StockItemRow => row.is_file),
      folders: rows.filter((row): row is StockFolderRow => !row.is_file),
      /** The folders that a folder lies in and itself, as people read them. */
      pathOf: (folder: number) =>
        pathTo(byId, folder)
          .map(({ name }) => name)
          .join(' / '),
    };
  }, [rows]);
  return {
    ...lists,
    categories: categories.data?.items ?? [],
    error: stock.error ?? categories.error,
    loading: stock.isLoading || categories.isLoading,
    retry: () => void Promise.all([stock.mutate(), categories.mutate()]),
    /** An item that came into being since the list was read. */
    findAfresh: async (id: number): Promise<StockItemRow | undefined> => {
      const found = (await stock.mutate())?.rows.find(({ item_id }) => item_id === id);
      return found?.is_file ? found : undefined;
    },
  };
}

export type StockRows = ReturnType<typeof useStockRows>;
