'use client';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import classes from '@/components/form/dialogs.module.css';
import { FolderTree } from '@/components/tree/folder-tree';
import type { StockRow } from '@/lib/contract/stock';
import { pathTo, searchRows, sortRows } from '@/lib/domain/tree';
import type { StockIndex } from './use-stock-rows';

interface TreePickerProps {
  stock: Pick<StockIndex, 'rows' | 'byId'>;
  label: string;
  /** The chosen item; 0 is none. */
  value: number;
  onChange: (itemId: number) => void;
  /** Which items can be chosen; folders that hold none are left out. */
  offers: (item: StockRow) => boolean;
}

/** Chooses an item by name or from the folders. About seven lines are in sight (specification part 1 §9). */
export function TreePicker({ stock: { rows, byId }, label, value, onChange, offers }: TreePickerProps) {
  const t = useTranslations('stockItem.pick');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
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
  return (
    <div className={classes['picker']} ref={box}>
      <TextInput
        label={label}
        placeholder={t('hint')}
        leftSection={<IconSearch size={15} aria-hidden />}
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
          else if (event.key === 'Enter') {
            if (searching && found[0]) choose(found[0].item_id);
          } else return;
          event.preventDefault();
        }}
      />
      <div className={classes['tree']}>
        {nodes.length > 0 ? (
          <FolderTree
            key={searching ? 'found' : 'all'}
            label={label}
            nodes={nodes}
            open={folder || value || entry}
            onOpen={choose}
          />
        ) : (
          <p className={classes['none']}>{searching ? t('none') : t('empty')}</p>
        )}
      </div>
    </div>
  );
}
