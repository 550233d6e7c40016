'use client';
import { Button, Input, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { TreeSearch } from '@/components/tree/tree-search';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolder } from '@/lib/contract/menu';
import { indexTree, pathTo, searchRows } from '@/lib/domain/tree';
import classes from './category-filter.module.css';
import type { FilterProps } from './filter-props';

/** The tree takes 0 for "no folder", and here that is the whole menu. */
const WHOLE = -1;

/** Which folder of the menu is counted (specification part 2 §2); one that is not there counts as the whole menu. */
export function CategoryFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports.category');
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const { data } = useEndpoint(menuFolder, { query: { folder: 0 } });
  const folders = useMemo(() => (data?.rows ?? []).filter(({ is_file }) => !is_file), [data]);
  const { byId } = useMemo(() => indexTree(folders), [folders]);
  const found = useMemo(() => searchRows(folders, query), [folders, query]);
  const chosen = byId.get(Number(value));
  const nodes =
    query.trim() === ''
      ? [
          { id: WHOLE, parent: 0, name: t('whole') },
          ...folders.map(({ item_id, parent_id, name }) => ({ id: item_id, parent: parent_id || WHOLE, name })),
        ]
      : found.map((row) => ({
          id: row.item_id,
          parent: 0,
          name: [...pathTo(byId, row.parent_id), row].map(({ name }) => name).join(' / '),
        }));
  const choose = (id: number) => {
    setOpened(false);
    setQuery('');
    onChange(id === WHOLE ? 0 : id);
  };
  const [first] = query.trim() === '' ? [] : found;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      portalProps={{ target: '#main' }}
    >
      <Popover.Target>
        <div>
          <Input.Label size="xs" component="span">
            {t('label')}
          </Input.Label>
          <Button
            variant="default"
            size="xs"
            fullWidth
            justify="space-between"
            aria-haspopup="dialog"
            rightSection={<IconChevronDown size={14} aria-hidden />}
            onClick={() => setOpened(!opened)}
          >
            {chosen?.name ?? t('whole')}
          </Button>
        </div>
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown'] ?? ''}>
        <TreeSearch
          label={t('label')}
          placeholder={t('search')}
          treeLabel={t('tree')}
          none={t('none')}
          autoFocus
          query={query}
          setQuery={setQuery}
          nodes={nodes}
          open={chosen?.item_id ?? WHOLE}
          onOpen={choose}
          onEnter={first ? () => choose(first.item_id) : null}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
