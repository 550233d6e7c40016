'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { TreePicker } from '@/components/tree/tree-picker';
import { Popover } from '@/components/ui/popover';
import { type MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import classes from './category-filter.module.css';

export interface CategoryTreeProps {
  readonly target: RefObject<HTMLElement | null>;
  readonly folders: readonly MenuFolderRow[];
  readonly byId: ReadonlyMap<number, MenuFolderRow>;
  readonly value: number;
  readonly onChange: (id: number) => void;
  readonly onClose: () => void;
}

/** The menu's folders below the filter, open while mounted. */
export function CategoryTree({ target, folders, byId, value, onChange, onClose }: CategoryTreeProps) {
  const t = useTranslations('reports.category');
  return (
    <Popover anchor={target} align="end" className={classes['dropdown']} aria-label={t('label')} onClose={onClose}>
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
        value={value}
        onChange={(id) => {
          onClose();
          onChange(id);
        }}
      />
    </Popover>
  );
}
