'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows, type StockFolderRow, type StockItemRow, type StockRow } from '@/lib/sections/stock/contract/stock';
import { indexFolders } from '@/lib/domain/tree';

const NOTHING: readonly StockRow[] = [];

/** Indexes of the stock rows for dialogs. */
export function indexStock(rows: readonly StockRow[]) {
  return {
    ...indexFolders(rows),
    rows,
    items: rows.filter((row): row is StockItemRow => row.is_file),
    folders: rows.filter((row): row is StockFolderRow => !row.is_file),
  };
}
export type StockIndex = ReturnType<typeof indexStock>;

/** All rows of the stock, cached by the screen. */
export function useStockRows() {
  const { data, error, mutate, isLoading, isValidating } = useEndpoint(stockRows, {});
  const index = useMemo(() => indexStock(data?.rows ?? NOTHING), [data]);
  return {
    ...index,
    loaded: data !== undefined,
    loading: isLoading,
    error,
    retry: () => void mutate(),
    retrying: isValidating,
    /** Finds an item that was created after the list was read. */
    fetchItem: async (id: number): Promise<StockItemRow | undefined> => {
      const found = (await mutate())?.rows.find(({ item_id }) => item_id === id);
      return found?.is_file ? found : undefined;
    },
  };
}
export type StockRows = ReturnType<typeof useStockRows>;
