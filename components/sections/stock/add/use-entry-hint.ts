'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { itemsNamed, type Entry } from '@/lib/sections/stock/forms/delivery-entry';
import type { StockRows } from '@/components/browse/use-stock-rows';

/** Hint about the current item: its quantity in stock, or other items of the same name. */
export function useEntryHint(entry: Entry, stock: StockRows): string {
  const t = useTranslations('stockAdd.entry');
  const measure = useMeasure();
  const row = entry.item_id === null ? undefined : stock.byId.get(entry.item_id);
  if (row?.is_file) {
    if (row.quantity === undefined) return '';
    const quantity = measure.figure(row.quantity, row.measure_name);
    return t('stock', { quantity, measure: measure.name(row.measure_name) });
  }
  const sameNamed = itemsNamed(stock.items, entry.name);
  if (sameNamed.length > 0) {
    const folders = sameNamed.map(({ parent_id }) => stock.pathOf(parent_id));
    return t('duplicate', { folder: folders.join('; ') });
  }
  return entry.name.trim() === '' ? '' : t('isNew');
}
