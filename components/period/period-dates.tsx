'use client';
import { DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { CUSTOM, type Period } from '@/lib/domain/venue-time';
import { PeriodDate } from './period-date';
import classes from './period-selector.module.css';

interface PeriodDatesProps {
  value: Period;
  onChange: (period: Period) => void;
}

const rightNow = (): number => Math.floor(Date.now() / 1000);

/** From when to when; neither lies in the future, and without an end it is up to now. */
export function PeriodDates({ value, onChange }: PeriodDatesProps) {
  const locale = useLocale();
  const [now, setNow] = useState(rightNow);
  const { start_time, end_time } = value;
  const change = (start: number | undefined, end: number | undefined) =>
    onChange({
      period_id: CUSTOM,
      ...(start !== undefined && { start_time: start }),
      ...(end !== undefined && { end_time: end }),
    });
  // A screen stays open for days: what the future is, is asked each time.
  const shared = { onOpen: () => setNow(rightNow()) };
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [] }}>
      <div className={classes['dates']}>
        <PeriodDate
          side="start"
          value={start_time}
          max={Math.min(end_time ?? now, now)}
          onChange={(time) => change(time, end_time)}
          {...shared}
        />
        <PeriodDate
          side="end"
          value={end_time}
          min={start_time}
          max={now}
          onChange={(time) => change(start_time, time)}
          {...shared}
        />
      </div>
    </DatesProvider>
  );
}
