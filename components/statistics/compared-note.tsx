'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { formatTime } from '@/lib/domain/format';
import { hasPast } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/domain/venue-time';
import classes from './filter-panel.module.css';
import { FoldedNote } from './folded-note';

interface ComparedNoteProps {
  view: { readonly period: Period; readonly filters: { readonly compare: string } };
  /** Undefined while loading; the line keeps its height. */
  past: readonly { readonly start_time: number; readonly end_time: number }[] | undefined;
  /** Loading failed; the table reports it. */
  failed: boolean;
}

/** Compared periods, to the minute. */
export function ComparedNote({ view: { period, filters }, past, failed }: ComparedNoteProps) {
  const t = useTranslations('reports');
  const zone = useTimeZone() ?? 'UTC';
  if (filters.compare === 'none') return null;
  if (!hasPast(period))
    return <div className={classes['note']}>{t('nothingBefore', { period: String(period.period_id) })}</div>;
  if (!past)
    return failed ? null : (
      <div className={classes['note']}>
        <Skeleton height={10} radius="xl" width="70%" />
      </div>
    );
  const heading = t('comparedPeriods', { count: past.length });
  const periods = past.map(({ start_time, end_time }) => (
    <li key={start_time}>
      {formatTime(start_time, zone)} – {formatTime(end_time, zone)}
    </li>
  ));
  if (past.length > 1)
    return (
      <FoldedNote summary={heading}>
        <ul>{periods}</ul>
      </FoldedNote>
    );
  return past.length === 0 ? null : (
    <div className={classes['note']}>
      {heading} <ul>{periods}</ul>
    </div>
  );
}
