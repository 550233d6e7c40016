'use client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { RefObject, KeyboardEvent } from 'react';
import { ActionIcon } from '@/components/ui/action-icon';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import { cx, layout } from '@/components/ui/classes';
import classes from './period-date.module.css';

interface ClockFieldProps {
  /** `HH:mm`. */
  readonly value: string;
  readonly labels: { readonly hours: string; readonly minutes: string };
  readonly onChange: (clock: string) => void;
  readonly onEnter: () => void;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const STEP: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A time of day: hours and minutes, typed or stepped by the arrows. */
function ClockField({ value, labels, onChange, onEnter }: ClockFieldProps) {
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  const part = (label: string, now: number, count: number, write: (next: number) => string) => {
    const set = (next: number) => onChange(write((next + count) % count));
    return (
      <input
        className={classes['digits']}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={0}
        aria-valuemax={count - 1}
        inputMode="numeric"
        autoComplete="off"
        value={twoDigits(now)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={(event) => event.currentTarget.select()}
        onChange={(event) => {
          // A third digit starts a new number.
          const typed = Number(event.currentTarget.value.replace(/\D/g, '').slice(-2));
          onChange(write(typed < count ? typed : typed % 10));
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const step = STEP[event.key];
          if (step === undefined && event.key !== 'Enter') return;
          event.preventDefault();
          if (step === undefined) onEnter();
          else set(now + step);
        }}
      />
    );
  };
  return (
    <div className={cx(layout.tiny, classes['clock'])}>
      {part(labels.hours, hours, 24, (next) => `${twoDigits(next)}:${twoDigits(minutes)}`)}
      <span aria-hidden>:</span>
      {part(labels.minutes, minutes, 60, (next) => `${twoDigits(hours)}:${twoDigits(next)}`)}
    </div>
  );
}

interface PeriodCalendarProps {
  /** Button below which it opens, and its id. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  /** `YYYY-MM-DD HH:mm:ss`, as the last that can be chosen. */
  readonly value: string | null;
  readonly max: string;
  readonly onChange: (clock: string) => void;
  readonly onClose: () => void;
}

/** Calendar and time of one end of a period, open while mounted. */
export function PeriodCalendar({ anchor, labelledBy, value, max, onChange, onClose }: PeriodCalendarProps) {
  const t = useTranslations('period');
  const last = max.slice(0, 10);
  const day = value?.slice(0, 10) ?? null;
  const time = value?.slice(11, 16) ?? `${CUT_OFF_HOUR}:00`;
  return (
    <Popover anchor={anchor} aria-labelledby={labelledBy} onClose={onClose}>
      <Calendar
        size="xs"
        autoFocus
        value={day}
        start={last}
        max={last}
        words={{ previous: t('previous'), next: t('next'), chooseMonth: t('chooseMonth'), chooseYear: t('chooseYear') }}
        onChange={(next) => onChange(`${next} ${time}:00`)}
      />
      <div className={classes['time']}>
        <ClockField
          value={time}
          labels={{ hours: t('hours'), minutes: t('minutes') }}
          onChange={(next) => onChange(`${day ?? last} ${next}:00`)}
          onEnter={onClose}
        />
        <ActionIcon variant="default" size={30} aria-label={t('done')} onClick={onClose}>
          <IconCheck size={14} aria-hidden />
        </ActionIcon>
      </div>
    </Popover>
  );
}
