'use client';
import { DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ru';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Kit } from '@/components/ui/kit';
import { CUSTOM } from '@/lib/domain/venue-time';
import { PeriodDate } from './period-date';
import classes from './period-selector.module.css';
import type { PeriodDatesProps } from './waiting-dates';

const rightNow = (): number => Math.floor(Date.now() / 1000);

/** Both ends of a period, not in the future; without an end it runs until now. */
export function PeriodDates({ value, onChange, pressed }: PeriodDatesProps) {
  const locale = useLocale();
  const [now, setNow] = useState(rightNow);
  const { start_time, end_time } = value;
  const change = (start: number | undefined, end: number | undefined) =>
    onChange({
      period_id: CUSTOM,
      ...(start !== undefined && { start_time: start }),
      ...(end !== undefined && { end_time: end }),
    });
  // Computed on each opening, because a screen stays open for days.
  const shared = { onOpen: () => setNow(rightNow()) };
  return (
    <Kit>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [] }}>
        <div className={classes['dates']}>
          <PeriodDate
            side="start"
            isPressed={pressed === 'start'}
            value={start_time}
            max={Math.min(end_time ?? now, now)}
            onChange={(time) => change(time, end_time)}
            {...shared}
          />
          <PeriodDate
            side="end"
            isPressed={pressed === 'end'}
            value={end_time}
            min={start_time}
            max={now}
            onChange={(time) => change(start_time, time)}
            {...shared}
          />
        </div>
      </DatesProvider>
    </Kit>
  );
}
