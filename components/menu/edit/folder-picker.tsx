'use client';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { FolderTree } from '@/components/tree/folder-tree';
import type { MenuRow } from '@/lib/contract/menu';
import { pathTo, searchRows } from '@/lib/domain/tree';
import type { Menu } from '../use-menu';
import classes from '@/components/form/dialogs.module.css';

/** The tree takes 0 for "no folder", and here the root is one. */
const ROOT = -1;

interface FolderPickerProps {
  menu: Menu;
  label: string;
  /** 0 is the root. */
  value: number;
  onChange: (folder: number) => void;
  /** Folders that may not be chosen. */
  without?: ReadonlySet<number>;
}

/** Chooses a folder from the tree, or by name. About seven lines are in sight (specification part 1 §9). */
export function FolderPicker({ menu, label, value, onChange, without }: FolderPickerProps) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { byId, folders } = menu;
  const allowed = useMemo(() => folders.filter(({ item_id }) => !without?.has(item_id)), [folders, without]);
  const found = useMemo(() => searchRows<MenuRow>(allowed, query), [allowed, query]);
  const nodes = useMemo(() => {
    if (query.trim() !== '') {
      const nameOf = (row: MenuRow) => [...pathTo(byId, row.parent_id), row].map(({ name }) => name).join(' / ');
      return found.map((row) => ({ id: row.item_id, parent: 0, name: nameOf(row) }));
    }
    const tree = allowed.map(({ item_id, parent_id, name }) => ({
      id: item_id,
      parent: byId.has(parent_id) ? parent_id : ROOT,
      name,
    }));
    return [{ id: ROOT, parent: 0, name: t('menu.root') }, ...tree];
  }, [allowed, found, query, byId, t]);
  const choose = (id: number) => onChange(id === ROOT ? 0 : id);

  return (
    <div className={classes['picker']} ref={box}>
      <TextInput
        label={label}
        placeholder={t('menuEdit.pickFolder.search')}
        leftSection={<IconSearch size={15} aria-hidden />}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
          else if (event.key === 'Enter' && query.trim() !== '' && found[0]) choose(found[0].item_id);
          else return;
          event.preventDefault();
        }}
      />
      <div className={classes['tree']}>
        {nodes.length > 0 ? (
          <FolderTree
            // What is found is another tree: it begins with nothing expanded.
            key={query.trim() === '' ? 'all' : 'found'}
            label={t('menuEdit.pickFolder.label')}
            nodes={nodes}
            open={value === 0 ? ROOT : value}
            onOpen={choose}
          />
        ) : (
          <p className={classes['none']}>{t('menuEdit.pickFolder.none')}</p>
        )}
      </div>
    </div>
  );
}
