'use client';
import { useBrowseEditor, type TreeInput } from '@/components/browse/use-browse-editor';
import type { RenameFieldProps } from '@/components/browse/rename';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import { deleteStock, restoreStock, saveStockItem } from '@/lib/sections/stock/contract/edit';

/** Loads with its form when the browser is idle. */
const RenameField = lazyPart<RenameFieldProps<StockRow>>(() =>
  import('./rename-item').then((module) => module.RenameItem),
);

/** Changes of the stock without opening an item. */
export function useStockEditor(tree: TreeInput<StockRow>) {
  usePrefetch(RenameField);
  return useBrowseEditor<StockRow>({
    ...tree,
    asks: (row) => row.is_file && (row.quantity ?? 0) > 0,
    RenameField,
    calls: { save: saveStockItem, remove: deleteStock, restore: restoreStock },
  });
}

export type StockEditor = ReturnType<typeof useStockEditor>;
