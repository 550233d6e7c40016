'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows, type StockFolderRow, type StockItemRow, type StockRow } from '@/lib/contract/stock';

const NOTHING: readonly StockRow[] = [];

/** Rows of the stock, looked up in the ways that the dialogs need. */
export function indexStock(rows: readonly StockRow[]) {
  return {
    rows,
    byId: new Map(rows.map((row) => [row.item_id, row])),
    items: rows.filter((row): row is StockItemRow => row.is_file),
    folders: rows.filter((row): row is StockFolderRow => !row.is_file),
  };
}
export type StockIndex = ReturnType<typeof indexStock>;

/** The whole stock, as the screen has it. */
export function useStockRows() {
  const { data, error, mutate, isValidating } = useEndpoint(stockRows, {});
  const index = useMemo(() => indexStock(data?.rows ?? NOTHING), [data]);
  return { ...index, loaded: data !== undefined, error, retry: () => void mutate(), retrying: isValidating };
}
