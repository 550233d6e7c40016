'use client';
import { VisuallyHidden } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Mark, RowName } from '@/components/browse/row-name';
import type { MenuDishRow, MenuRow } from '@/lib/contract/menu';
import { formatWeekTime } from '@/lib/domain/format';
import classes from './name-cell.module.css';

/** Says that a dish's days and hours do not have it on sale now; when they next do, to whoever points at it. */
function NotServed({ next }: { next: MenuDishRow['served_next'] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const when = next === null ? t('neverServed') : t('servedNext', { time: formatWeekTime(next, locale, timeZone) });
  return (
    <span className={classes['pause']} title={when}>
      <IconClockPause size={14} stroke={1.6} aria-hidden />
      <span>{t('notServed')}</span>
      <VisuallyHidden>{when}</VisuallyHidden>
    </span>
  );
}

/** A row's name with what there is to know of it: folder or dish, switched off or not, served at this hour or not. */
export function NameCell({ row }: { row: MenuRow }) {
  const t = useTranslations('menu');
  return (
    <RowName row={row}>
      {row.status === 0 && <Mark>{t('off')}</Mark>}
      {row.status === 1 && row.is_file && !row.served && <NotServed next={row.served_next} />}
    </RowName>
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
