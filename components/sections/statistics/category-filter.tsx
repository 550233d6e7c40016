'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuFolders, type MenuFolderRow } from '@/lib/sections/menu/contract/folders';
import { indexTree } from '@/lib/domain/tree';
import classes from './category-filter.module.css';
import panel from './filter-panel.module.css';
import type { FilterProps } from './filter-props';

const CategoryTree = lazyPart(() => import('./category-tree').then((module) => module.CategoryTree));

const NONE: readonly MenuFolderRow[] = [];

/** Filter by menu folder; an unknown folder counts as the whole menu. */
export function CategoryFilter({ value, onChange }: FilterProps) {
  const t = useTranslations('reports.category');
  const label = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  usePrefetch(CategoryTree);
  const close = useCallback(() => {
    setOpened(false);
    target.current?.focus({ preventScroll: true });
  }, []);
  const { data, error } = useEndpoint(menuFolders, {});
  const folders = data?.rows ?? NONE;
  const { byId } = useMemo(() => indexTree(folders), [folders]);
  const chosen = byId.get(Number(value));
  // A folder has no name until the menu is loaded.
  const unknown = !data && !error && Number(value) !== 0;
  return (
    <div className={panel['choice']}>
      <VisuallyHidden id={label}>{t('label')}</VisuallyHidden>
      <Button
        ref={target}
        id={`${label}value`}
        variant="default"
        size="xs"
        fullWidth
        className={classes['button']}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-labelledby={`${label} ${label}value`}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        onClick={() => setOpened(!opened)}
      >
        {unknown ? '…' : (chosen?.name ?? t('whole'))}
      </Button>
      {opened && (
        <CategoryTree
          target={target}
          folders={folders}
          byId={byId}
          value={chosen?.item_id ?? 0}
          onChange={onChange}
          onClose={close}
        />
      )}
    </div>
  );
}
