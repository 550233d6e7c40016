'use client';
import { DateTimePicker } from '@mantine/dates';
import { useTimeZone, useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { formatTime } from '@/lib/domain/format';
import { CUT_OFF_HOUR, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import classes from './period-selector.module.css';
import { prefixWidth, type Side } from './waiting-dates';

interface PeriodDateProps {
  side: Side;
  /** Opens the calendar at once. */
  isPressed: boolean;
  /** Unix seconds, as the bounds. */
  value: number | undefined;
  max: number;
  /** The other end, if this one is on its wrong side. */
  refusedBy: number | undefined;
  onOpen: () => void;
  onChange: (time: number | undefined) => void;
}

/** One end of a period in venue time. A choice applies when the calendar closes, not with every digit. */
export function PeriodDate({ side, isPressed, value, max, refusedBy, onOpen, onChange }: PeriodDateProps) {
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPressed) button.current?.click();
  }, [isPressed]);
  return (
    <DateTimePicker
      ref={button}
      id={id}
      size="xs"
      className={classes['date'] ?? ''}
      leftSection={<span className={classes['side']}>{label}</span>}
      leftSectionWidth={prefixWidth(label)}
      aria-label={`${label} ${value === undefined ? t('now') : formatTime(value, zone)}`}
      aria-haspopup="dialog"
      placeholder={t('now')}
      hideOutsideDates
      valueFormat="DD.MM.YYYY HH:mm"
      value={shown}
      onChange={show}
      errorProps={{ size: 'sm' }}
      error={refusedBy !== undefined && t(`refused.${side}`, { time: formatTime(refusedBy, zone) })}
      defaultTimeValue={`${CUT_OFF_HOUR}:00`}
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
