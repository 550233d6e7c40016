'use client';
import { DateTimePicker } from '@mantine/dates';
import { useTimeZone, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { formatTime } from '@/lib/domain/format';
import { CUT_OFF_HOUR, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import classes from './period-selector.module.css';

interface PeriodDateProps {
  side: 'start' | 'end';
  /** Unix seconds, as the bounds. */
  value: number | undefined;
  min?: number | undefined;
  max: number;
  onOpen: () => void;
  onChange: (time: number | undefined) => void;
}

/** Pixels; approximate width of a letter of the prefix. */
const LETTER = 7;

/** One end of a period in venue time. A choice applies when the calendar closes, not with every digit. */
export function PeriodDate({ side, value, min, max, onOpen, onChange }: PeriodDateProps) {
  const t = useTranslations('period');
  const zone = useTimeZone() ?? 'UTC';
  const clockOf = (time: number | undefined) => (time === undefined ? null : toVenueClock(time, zone));
  const [known, setKnown] = useState(value);
  const [shown, setShown] = useState(() => clockOf(value));
  const latest = useRef(shown);
  if (known !== value) {
    setKnown(value);
    setShown(clockOf(value));
  }
  const show = (clock: string | null) => {
    latest.current = clock;
    setShown(clock);
    // Clearing involves no calendar.
    if (clock === null) onChange(undefined);
  };
  const settle = () => {
    const time = latest.current === null ? undefined : fromVenueClock(latest.current, zone);
    if (time !== value) onChange(time);
  };
  const label = t(side);
  // Labels the calendar by its field; Mantine would use two ids.
  const id = useId();
  return (
    <DateTimePicker
      id={id}
      size="xs"
      className={classes['date'] ?? ''}
      leftSection={<span className={classes['side']}>{label}</span>}
      leftSectionWidth={LETTER * label.length + 20}
      aria-label={`${label} ${value === undefined ? t('now') : formatTime(value, zone)}`}
      aria-haspopup="dialog"
      placeholder={t('now')}
      hideOutsideDates
      valueFormat="DD.MM.YYYY HH:mm"
      value={shown}
      onChange={show}
      defaultTimeValue={`${CUT_OFF_HOUR}:00`}
      {...(min !== undefined && { minDate: toVenueClock(min, zone) })}
      maxDate={toVenueClock(max, zone)}
      onDropdownClose={settle}
      clearable={side === 'end'}
      clearButtonProps={{ 'aria-label': t('clear'), title: t('clear') }}
      popoverProps={{
        id,
        returnFocus: true,
        onOpen: () => {
          latest.current = shown;
          onOpen();
        },
      }}
      timePickerProps={{ hoursInputLabel: t('hours'), minutesInputLabel: t('minutes') }}
      submitButtonProps={{ 'aria-label': t('done') }}
      ariaLabels={{
        previousMonth: t('previous'),
        nextMonth: t('next'),
        previousYear: t('previous'),
        nextYear: t('next'),
        previousDecade: t('previous'),
        nextDecade: t('next'),
        monthLevelControl: t('chooseMonth'),
        yearLevelControl: t('chooseYear'),
      }}
    />
  );
}
