'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/measure/use-measure';
import { namedSo, type Entry } from './entry';
import type { StockRows } from '@/components/browse/use-stock-rows';

/** What is known of the item that the line is about: what is there of it, or that there are others of its name. */
export function useEntryHint(entry: Entry, stock: StockRows): string {
  const t = useTranslations('stockAdd.entry');
  const measure = useMeasure();
  const row = entry.item_id === null ? undefined : stock.byId.get(entry.item_id);
  if (row?.is_file) {
    const quantity = measure.figure(row.quantity, row.measure_name);
    return t('stock', { quantity, measure: measure.name(row.measure_name) });
  }
  const twins = namedSo(stock.items, entry.name);
  if (twins.length > 0) {
    const folders = twins.map(({ parent_id }) => stock.pathOf(parent_id));
    return t('duplicate', { folder: folders.join('; ') });
  }
  return entry.name.trim() === '' ? '' : t('isNew');
}
