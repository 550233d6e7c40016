'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/domain/format';
import { hasPast } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/domain/venue-time';
import classes from './filter-panel.module.css';

interface ComparedNoteProps {
  view: { readonly period: Period; readonly filters: { readonly compare: string } };
  past: readonly { readonly start_time: number; readonly end_time: number }[] | undefined;
}

/** Which periods the figures are held against, to the minute. */
export function ComparedNote({ view: { period, filters }, past = [] }: ComparedNoteProps) {
  const t = useTranslations('reports');
  const zone = useTimeZone() ?? 'UTC';
  if (filters.compare !== 'none' && !hasPast(period))
    return <div className={classes['note']}>{t('nothingBefore', { period: String(period.period_id) })}</div>;
  if (past.length === 0) return null;
  return (
    <div className={classes['note']}>
      {t('comparedPeriods', { count: past.length })}
      <ul>
        {past.map(({ start_time, end_time }) => (
          <li key={start_time}>
            {formatTime(start_time, zone)} – {formatTime(end_time, zone)}
          </li>
        ))}
      </ul>
    </div>
  );
}
