'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { TreeSearch } from '@/components/tree/tree-search';
import type { StockRow } from '@/lib/contract/stock';
import { pathTo, searchRows, sortRows } from '@/lib/domain/tree';

interface StockPickerProps {
  stock: { readonly rows: readonly StockRow[]; readonly byId: ReadonlyMap<number, StockRow> };
  label: string;
  /** The chosen item. */
  value: number | null;
  onChange: (itemId: number) => void;
  /** Which items can be chosen; folders that hold none are left out. */
  offers: (item: StockRow) => boolean;
  autoFocus?: boolean;
}

/** Chooses an item by name or from the folders. */
export function StockPicker(props: StockPickerProps) {
  const { label, value, onChange, offers, autoFocus = true } = props;
  const { rows, byId } = props.stock;
  const t = useTranslations('stockItem.pick');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  /** The folder looked into, which is no choice. */
  const [folder, setFolder] = useState(0);
  const searching = query.trim() !== '';
  const offered = useMemo(() => rows.filter((row) => row.is_file && offers(row)), [rows, offers]);
  const found = useMemo(() => searchRows(offered, query), [offered, query]);
  const nodes = useMemo(() => {
    if (searching) {
      const nameOf = (row: StockRow) =>
        [
          row.name,
          pathTo(byId, row.parent_id)
            .map(({ name }) => name)
            .join(' / '),
        ]
          .filter(Boolean)
          .join(' · ');
      return found.map((row) => ({ id: row.item_id, parent: 0, name: nameOf(row), file: true }));
    }
    const shown = new Set(offered.flatMap((row) => pathTo(byId, row.item_id).map(({ item_id }) => item_id)));
    const listed = rows.filter(({ item_id }) => shown.has(item_id));
    return sortRows(listed, { key: 'name', direction: 'asc' }, locale).map((row) => ({
      id: row.item_id,
      parent: byId.has(row.parent_id) ? row.parent_id : 0,
      name: row.name,
      file: row.is_file,
    }));
  }, [searching, found, offered, rows, byId, locale]);
  // One folder alone is looked into from the start.
  const roots = nodes.filter(({ parent }) => parent === 0);
  const entry = !searching && roots.length === 1 ? (roots[0]?.id ?? 0) : 0;
  const choose = (id: number) => {
    const row = byId.get(id);
    if (row?.is_file) onChange(id);
    setFolder(row?.is_file ? 0 : id);
  };
  const takeFirst = () => found[0] && choose(found[0].item_id);
  return (
    <TreeSearch
      label={label}
      placeholder={t('hint')}
      treeLabel={label}
      none={searching ? t('none') : t('empty')}
      autoFocus={autoFocus}
      query={query}
      setQuery={setQuery}
      nodes={nodes}
      open={folder || (value ?? entry)}
      onOpen={choose}
      // Nothing is chosen by it without a query, and the form is not sent half-way.
      onEnter={() => searching && takeFirst()}
    />
  );
}
