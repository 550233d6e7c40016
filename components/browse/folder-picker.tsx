'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { TreeSearch } from '@/components/tree/tree-search';
import { pathTo, searchRows } from '@/lib/domain/tree';
import type { BrowseRow } from './browse-row';
import type { Browse } from './use-browse';
import { useWords } from './use-words';

/** The tree takes 0 for "no folder", and here the root is one. */
const ROOT = -1;

interface FolderPickerProps<Row extends BrowseRow> {
  browse: Pick<Browse<Row>, 'byId' | 'folders'>;
  label: string;
  /** 0 is the root. */
  value: number;
  onChange: (folder: number) => void;
  /** Folders that may not be chosen. */
  without?: ReadonlySet<number>;
}

/** Chooses a folder from the tree, or by name. */
export function FolderPicker<Row extends BrowseRow>({
  browse,
  label,
  value,
  onChange,
  without,
}: FolderPickerProps<Row>) {
  const t = useTranslations('browse.pickFolder');
  const words = useWords();
  const [query, setQuery] = useState('');
  const { byId, folders } = browse;
  const allowed = useMemo(() => folders.filter(({ item_id }) => !without?.has(item_id)), [folders, without]);
  const found = useMemo(() => searchRows(allowed, query), [allowed, query]);
  const nodes = useMemo(() => {
    if (query.trim() !== '') {
      const nameOf = (row: Row) => [...pathTo(byId, row.parent_id), row].map(({ name }) => name).join(' / ');
      return found.map((row) => ({ id: row.item_id, parent: 0, name: nameOf(row) }));
    }
    const tree = allowed.map(({ item_id, parent_id, name }) => ({
      id: item_id,
      parent: byId.has(parent_id) ? parent_id : ROOT,
      name,
    }));
    return [{ id: ROOT, parent: 0, name: words('root') }, ...tree];
  }, [allowed, found, query, byId, words]);
  const choose = (id: number) => onChange(id === ROOT ? 0 : id);

  const first = query.trim() !== '' ? found[0] : undefined;
  return (
    <TreeSearch
      label={label}
      placeholder={t('search')}
      treeLabel={t('label')}
      none={t('none')}
      query={query}
      setQuery={setQuery}
      nodes={nodes}
      open={value === 0 ? ROOT : value}
      onOpen={choose}
      onEnter={first ? () => choose(first.item_id) : null}
    />
  );
}
