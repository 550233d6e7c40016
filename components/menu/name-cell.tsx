'use client';
import { VisuallyHidden } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { MenuRow } from '@/lib/contract/menu';
import { useRenameField } from '@/components/browse/rename';
import classes from './name-cell.module.css';

/** A row's name with what there is to know of it: folder or dish, switched off or not. */
export function NameCell({ row }: { row: MenuRow }) {
  const t = useTranslations('menu');
  const field = useRenameField(row.item_id, 'list');
  return (
    <span className={classes['cell']}>
      {!row.is_file && <IconFolder size={16} stroke={1.6} className={classes['icon']} aria-label={t('folder')} />}
      {field ?? (
        <span className={classes['name']} data-folder={!row.is_file || undefined} title={row.name}>
          {row.name}
        </span>
      )}
      {!row.is_file && (
        <span className={classes['note']} title={t('dishes', { count: row.dishes })}>
          <span aria-hidden>{row.dishes}</span>
          <VisuallyHidden>{t('dishes', { count: row.dishes })}</VisuallyHidden>
        </span>
      )}
      {row.status === 0 && <span className={classes['mark']}>{t('off')}</span>}
    </span>
  );
}

/** Stands where the prime cost would, of a dish whose recipe nobody has filled in. */
export function NoRecipe() {
  const t = useTranslations('menu');
  return (
    <span className={classes['note']} title={t('noRecipeHint')}>
      {t('noRecipe')}
    </span>
  );
}
