'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TreePicker } from '@/components/tree/tree-picker';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import { pathTo, sortRows } from '@/lib/domain/tree';

interface StockPickerProps {
  stock: { readonly rows: readonly StockRow[]; readonly byId: ReadonlyMap<number, StockRow> };
  label: string;
  /** Id of the chosen item. */
  value: number | null;
  onChange: (itemId: number) => void;
  /** Whether an item can be chosen; folders without such items are left out. */
  offers: (item: StockRow) => boolean;
  autoFocus?: boolean;
}

/** Chooses a stock item by name or from the folders. */
export function StockPicker({ stock, label, value, onChange, offers, autoFocus = true }: StockPickerProps) {
  const { rows, byId } = stock;
  const t = useTranslations('stockItem.pick');
  const locale = useLocale();
  const offered = useMemo(() => {
    const items = rows.filter((row) => row.is_file && offers(row));
    const shown = new Set(items.flatMap((row) => pathTo(byId, row.item_id)));
    return sortRows([...shown], { key: 'name', direction: 'asc' }, locale);
  }, [rows, byId, offers, locale]);
  return (
    <TreePicker
      chooses="files"
      label={label}
      placeholder={t('hint')}
      treeLabel={label}
      none={t('none')}
      empty={t('empty')}
      autoFocus={autoFocus}
      rows={offered}
      byId={byId}
      value={value ?? 0}
      onChange={onChange}
    />
  );
}
