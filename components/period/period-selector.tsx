'use client';
import { useTimeZone, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { boundsOf, CUSTOM, MONTH, type Period } from '@/lib/domain/venue-time';
import classes from './period-selector.module.css';
import { WaitingDates, type Side } from './waiting-dates';

/** The calendar is heavy and rarely used. */
export const PeriodDates = lazyPart(() => import('./period-dates').then((module) => module.PeriodDates), WaitingDates, {
  whenIdle: true,
});

const PRESETS = [0, 1, 2, 3, 4, 5] as const;

export interface PeriodSelectorProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}

/** A custom period starts as the current one, ready for narrowing. */
function customFrom(period: Period, zone: string): Period {
  const now = Math.floor(Date.now() / 1000);
  const { start, end } = boundsOf(period, now, zone);
  const start_time = start ?? boundsOf({ period_id: MONTH }, now, zone).start ?? now;
  return { period_id: CUSTOM, start_time, ...(end !== null && { end_time: end }) };
}

/**
 * Period selector of every report: 0 the current business day, 1 the previous one, 2 this week, 3 this month, 4 all
 * time, 5 from a time to a time (or now), in the venue's zone. The caller holds the value.
 */
export function PeriodSelector({ value, onChange }: PeriodSelectorProps) {
  const t = useTranslations('period');
  const zone = useTimeZone() ?? 'UTC';
  const [pressed, setPressed] = useState<Side | null>(null);
  const press = (side: Side) => {
    setPressed(side);
    // A failure shows where the part loads by itself.
    PeriodDates.load().catch(() => undefined);
  };
  return (
    <div className={classes['period']}>
      <SegmentedControl
        size="xs"
        aria-label={t('label')}
        className={classes['presets']}
        controlClassName={classes['preset']}
        labelClassName={classes['label']}
        value={String(value.period_id)}
        onChange={(chosen) => {
          const period_id = Number(chosen);
          onChange(period_id === CUSTOM ? customFrom(value, zone) : { period_id });
        }}
        data={PRESETS.map((id) => ({
          value: String(id),
          label: <span title={t(`hints.p${id}`)}>{t(`presets.p${id}`)}</span>,
        }))}
      />
      {value.period_id === CUSTOM && (
        <PeriodDates value={value} onChange={onChange} pressed={pressed} onPress={press} />
      )}
    </div>
  );
}
