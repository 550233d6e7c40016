'use client';
import { IconClockPause } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Mark, RowName } from '@/components/browse/row-name';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import { formatWeekTime } from '@/lib/domain/format';
import classes from './name-cell.module.css';

/** Label of a dish that is not on sale now; the tooltip has the next time. */
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

/** Name of a row with its state: folder or dish, on or off, on sale now or not. */
export function NameCell({ row }: { row: MenuRow }) {
  const t = useTranslations('menu');
  return (
    <RowName row={row}>
      {row.status === 0 && <Mark>{t('off')}</Mark>}
      {row.status === 1 && row.is_file && !row.served && <NotServed next={row.served_next} />}
    </RowName>
  );
}
