'use client';
import { Button, Input, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { TreeSearch } from '@/components/tree/tree-search';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolders, type MenuFolderRow } from '@/lib/contract/menu';
import { indexTree, pathTo, searchRows } from '@/lib/domain/tree';
import classes from './category-filter.module.css';
import type { FilterProps } from './filter-props';

/** The tree takes 0 for "no folder", and here that is the whole menu. */
const WHOLE = -1;
const NONE: readonly MenuFolderRow[] = [];

/** Which folder of the menu is counted; one that is not there counts as the whole menu. */
export function CategoryFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports.category');
  const label = useId();
  const [opened, setOpened] = useState(false);
  const { data, error } = useEndpoint(menuFolders, {});
  const folders = data?.rows ?? NONE;
  const chosen = folders.find(({ item_id }) => item_id === Number(value));
  // Until its name is known nothing is said of a folder.
  const unknown = !data && !error && Number(value) !== 0;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      portalProps={{ target: '#main' }}
    >
      <div>
        <Input.Label size="xs" component="span" id={label}>
          {t('label')}
        </Input.Label>
        <Popover.Target>
          <Button
            id={`${label}value`}
            variant="default"
            size="xs"
            fullWidth
            justify="space-between"
            classNames={{ label: classes['value'] ?? '' }}
            aria-labelledby={`${label} ${label}value`}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {unknown ? '…' : (chosen?.name ?? t('whole'))}
          </Button>
        </Popover.Target>
      </div>
      <Popover.Dropdown className={classes['dropdown'] ?? ''} aria-label={t('label')}>
        <FolderSearch
          folders={folders}
          open={chosen?.item_id ?? WHOLE}
          onChoose={(id) => {
            setOpened(false);
            onChange(id === WHOLE ? 0 : id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface FolderSearchProps {
  folders: readonly MenuFolderRow[];
  open: number;
  onChoose: (id: number) => void;
}

/** The folders as a tree, or those that a name finds, each with the way to it. */
function FolderSearch({ folders, open, onChoose }: FolderSearchProps) {
  const t = useTranslations('reports.category');
  const [query, setQuery] = useState('');
  const { byId } = useMemo(() => indexTree(folders), [folders]);
  const found = useMemo(() => searchRows(folders, query), [folders, query]);
  const all = query.trim() === '';
  const nodes = all
    ? [
        { id: WHOLE, parent: 0, name: t('whole') },
        ...folders.map(({ item_id, parent_id, name }) => ({ id: item_id, parent: parent_id || WHOLE, name })),
      ]
    : found.map((row) => ({
        id: row.item_id,
        parent: 0,
        name: pathTo(byId, row.item_id)
          .map(({ name }) => name)
          .join(' / '),
      }));
  const [first] = all ? [] : found;
  const box = useRef<HTMLDivElement>(null);
  // The folder that is chosen may lie far down.
  useEffect(() => {
    box.current?.querySelector('[role="treeitem"][aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <TreeSearch
        label={t('name')}
        placeholder={t('search')}
        treeLabel={t('tree')}
        none={t('none')}
        autoFocus
        query={query}
        setQuery={setQuery}
        nodes={nodes}
        open={open}
        onOpen={onChoose}
        onEnter={first ? () => onChoose(first.item_id) : null}
      />
    </div>
  );
}
