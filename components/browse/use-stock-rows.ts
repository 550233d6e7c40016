'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows, type StockFolderRow, type StockItemRow, type StockRow } from '@/lib/contract/stock';
import { pathTo } from '@/lib/domain/tree';

const NOTHING: readonly StockRow[] = [];

/** Rows of the stock, looked up in the ways that the dialogs need. */
export function indexStock(rows: readonly StockRow[]) {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  return {
    rows,
    byId,
    items: rows.filter((row): row is StockItemRow => row.is_file),
    folders: rows.filter((row): row is StockFolderRow => !row.is_file),
    /** A folder with those it lies in, as people read them. */
    pathOf: (folder: number) =>
      pathTo(byId, folder)
        .map(({ name }) => name)
        .join(' / '),
  };
}
export type StockIndex = ReturnType<typeof indexStock>;

/** The whole stock, as the screen has it. */
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
    /** An item that came into being since the list was read. */
    findAfresh: async (id: number): Promise<StockItemRow | undefined> => {
      const found = (await mutate())?.rows.find(({ item_id }) => item_id === id);
      return found?.is_file ? found : undefined;
    },
  };
}
export type StockRows = ReturnType<typeof useStockRows>;
