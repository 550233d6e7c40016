'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/domain/format';
import { hasPast, precedingPeriods, weekdayPairs, weeksOf } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/contract/period';
import type { Report, ReportReply } from '@/lib/lists/report/define';
import classes from './filter-panel.module.css';

interface EarlierNoteProps {
  report: Report;
  period: Period;
  /** Undefined while loading. */
  reply: Pick<ReportReply, 'axis'> | undefined;
}

/**
 * Note of a report whose columns are compared with those of an earlier period: that period, to the minute, unless the
 * totals name it, or that there is none.
 */
export function EarlierNote({ report: { columns, totals }, period, reply }: EarlierNoteProps) {
  const t = useTranslations('reports');
  const zone = useTimeZone() ?? 'UTC';
  if (!Object.values(columns).some(({ older }) => older)) return null;
  if (!hasPast(period))
    return <p className={classes['note']}>{t('nothingBefore', { period: String(period.period_id) })}</p>;
  if (!reply || Object.values(totals ?? {}).includes('text')) return null;
  const [before] = precedingPeriods(period, reply.axis.end_time, zone, 1);
  if (!before) return null;
  const paired = weekdayPairs(period, reply.axis.end_time, zone);
  const at = (seconds = 0) => formatTime(seconds, zone);
  return (
    <p className={classes['note']}>
      {t('previousPeriod', { from: at(before.start_time), to: at(before.end_time) })}
      {paired && `. ${t('pairedDays', { weeks: weeksOf(paired) })}`}
    </p>
  );
}
