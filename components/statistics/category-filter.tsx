'use client';
import { Button, Input, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { TreePicker } from '@/components/tree/tree-picker';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolders, type MenuFolderRow } from '@/lib/contract/menu';
import { indexTree } from '@/lib/domain/tree';
import classes from './category-filter.module.css';
import type { FilterProps } from './filter-props';

const NONE: readonly MenuFolderRow[] = [];

/** Filter by menu folder; an unknown folder counts as the whole menu. */
export function CategoryFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports.category');
  const label = useId();
  const [opened, setOpened] = useState(false);
  const { data, error } = useEndpoint(menuFolders, {});
  const folders = data?.rows ?? NONE;
  const { byId } = useMemo(() => indexTree(folders), [folders]);
  const chosen = byId.get(Number(value));
  // A folder has no name until the menu is loaded.
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
        <TreePicker
          chooses="folders"
          label={t('name')}
          placeholder={t('search')}
          treeLabel={t('tree')}
          none={t('none')}
          autoFocus
          root={t('whole')}
          rows={folders}
          byId={byId}
          value={chosen?.item_id ?? 0}
          onChange={(id) => {
            setOpened(false);
            onChange(id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
