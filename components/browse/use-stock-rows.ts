'use client';
import { useMemo } from 'react';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { mayServe } from '@/lib/sections/categories/rules';
import {
  stockCategories,
  stockRows,
  type StockFolderRow,
  type StockItemRow,
  type StockRow,
} from '@/lib/sections/stock/contract/stock';
import { MEASURES } from '@/lib/domain/measure';
import { indexFolders } from '@/lib/domain/tree';

const NOTHING: readonly StockRow[] = [];

/** Indexes of the stock rows for dialogs; measures, those of every venue first, by id. */
export function indexStock(rows: readonly StockRow[]) {
  const items = rows.filter((row): row is StockItemRow => row.is_file);
  return {
    ...indexFolders(rows),
    rows,
    items,
    measures: new Map([...MEASURES, ...items].map(({ measure_id, measure_name }) => [measure_id, measure_name])),
    folders: rows.filter((row): row is StockFolderRow => !row.is_file),
  };
}
export type StockIndex = ReturnType<typeof indexStock>;

/** All rows of the stock, cached by the screen. */
export function useStockRows() {
  const query = useEndpoint(stockRows, {});
  const { data, mutate } = query;
  const index = useMemo(() => indexStock(data?.rows ?? NOTHING), [data]);
  return {
    ...index,
    query,
    /** Finds an item that was created after the list was read. */
    fetchItem: async (id: number): Promise<StockItemRow | undefined> => {
      const found = (await mutate())?.rows.find(({ item_id }) => item_id === id);
      return found?.is_file ? found : undefined;
    },
  };
}
export type StockRows = ReturnType<typeof useStockRows>;

/** Categories of goods. A legacy server answers all categories. */
export const useStockCategories = () =>
  (useEndpoint(stockCategories, {}).data?.items ?? []).filter(({ category_id }) => mayServe(category_id, 'stock'));
