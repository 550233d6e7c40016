'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatTime } from '@/lib/domain/format';
import { hasPast, weeksOf } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/contract/period';
import type { ComposedReport } from '@/lib/lists/report/endpoints';
import classes from './filter-panel.module.css';
import { FoldedNote } from './folded-note';

interface ComparedNoteProps {
  view: { readonly period: Period; readonly filters: { readonly compare: string } };
  /** Undefined while loading; the line keeps its height. */
  reply: Pick<ReplyOf<ComposedReport>, 'past' | 'paired'> | undefined;
  /** Loading failed; the table reports it. */
  failed: boolean;
}

/** Compared periods, to the minute, and how far back days have their pairs. */
export function ComparedNote({ view: { period, filters }, reply, failed }: ComparedNoteProps) {
  const { past, paired } = reply ?? {};
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
      {paired && `. ${t('pairedDays', { weeks: weeksOf(paired) })}`}
    </div>
  );
}
