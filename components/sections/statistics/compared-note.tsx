'use client';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { hasPast, weeksOf, precedingPeriods, weekdayPairs } from '@/lib/domain/past-periods';
import type { Period } from '@/lib/contract/period';
import type { ComposedReport } from '@/lib/lists/report/endpoints';
import { cx, layout } from '@/components/ui/classes';
import type { Report, ReportReply } from '@/lib/lists/report/define';
import { useFormats } from '@/components/frame/use-formats';
import classes from './filter-panel.module.css';
import { FoldedNote } from './folded-note';

const NOTE = cx(layout.muted, layout.tiny, layout.figures, classes['note']);

interface EarlierNoteProps {
  report: Report;
  period: Period;
  /** Undefined while loading. */
  reply: Pick<ReportReply, 'axis'> | undefined;
}

/** Note on the period that columns are compared with, or that there is none; nothing if the totals name it. */
export function EarlierNote({ report: { columns, totals }, period, reply }: EarlierNoteProps) {
  const t = useTranslations('reports');
  const { timeZone, formatTime } = useFormats();
  if (!Object.values(columns).some(({ older }) => older)) return null;
  if (!hasPast(period)) return <p className={NOTE}>{t('nothingBefore', { period: String(period.period_id) })}</p>;
  if (!reply || Object.values(totals ?? {}).includes('text')) return null;
  const [before] = precedingPeriods(period, reply.axis.end_time, timeZone, 1);
  if (!before) return null;
  const paired = weekdayPairs(period, reply.axis.end_time, timeZone);
  const at = (seconds = 0) => formatTime(seconds);
  return (
    <p className={NOTE}>
      {t('previousPeriod', { from: at(before.start_time), to: at(before.end_time) })}
      {paired && `. ${t('pairedDays', { weeks: weeksOf(paired) })}`}
    </p>
  );
}

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
  const { formatTime } = useFormats();
  if (filters.compare === 'none') return null;
  if (!hasPast(period)) return <div className={NOTE}>{t('nothingBefore', { period: String(period.period_id) })}</div>;
  if (!past)
    return failed ? null : (
      <div className={NOTE}>
        <Skeleton height={10} radius="xl" width="70%" />
      </div>
    );
  const heading = t('comparedPeriods', { count: past.length });
  const periods = past.map(({ start_time, end_time }) => (
    <li key={start_time}>
      {formatTime(start_time)} – {formatTime(end_time)}
    </li>
  ));
  if (past.length > 1)
    return (
      <FoldedNote summary={heading}>
        <ul>{periods}</ul>
      </FoldedNote>
    );
  return past.length === 0 ? null : (
    <div className={NOTE}>
      {heading} <ul>{periods}</ul>
      {paired && `. ${t('pairedDays', { weeks: weeksOf(paired) })}`}
    </div>
  );
}
