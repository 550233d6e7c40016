'use client';
import dayjs from 'dayjs';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { cx, layout } from '@/components/ui/classes';
import type { ListedCard } from '@/lib/sections/cards/contract';
import { endOfDay, lastDayOf } from '@/lib/sections/cards/rules/cards';
import { formatDate } from '@/lib/domain/format';
import classes from './expiry.module.css';
import { businessDate, toVenueClock } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

interface ExpiryFieldsProps {
  readonly card: ListedCard;
  /** Offers a validity without an end. */
  readonly mayLift: boolean;
  /** Unix seconds; null never ends. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error?: string | undefined;
}

const STEPS = [
  { key: 'month', count: 1, unit: 'month' },
  { key: 'quarter', count: 3, unit: 'month' },
  { key: 'year', count: 1, unit: 'year' },
] as const;

/** Calendar of the last day of a card, without days before today, and the usual choices. */
export function ExpiryFields({ card, mayLift, value, onChange, error }: ExpiryFieldsProps) {
  const t = useTranslations('cards.expiry');
  const { timeZone, formatTime } = useFormats();
  const [today] = useState(() => businessDate(Date.now() / 1000, timeZone));
  const day = value === null ? null : lastDayOf(value, timeZone);
  const shown = value === null ? null : (day ?? toVenueClock(value, timeZone).slice(0, 10));
  const isExpired = value !== null && value === card.validtime && card.state === 'expired';
  const choose = (date: string) => onChange(endOfDay(date, timeZone));
  const title = () => {
    if (value === null) return t('never');
    return day === null ? t('moment', { time: formatTime(value) }) : t('day', { date: formatDate(day) });
  };
  const hint = () => {
    if (value === null) return t('neverHint');
    if (isExpired) return t('expired', { time: formatTime(value) });
    return day === null ? '' : t('dayHint', { time: formatTime(value) });
  };
  return (
    <div className={cx(layout.stack, classes['expiry'])}>
      <p
        className={cx(layout.stack, classes['until'])}
        role="status"
        aria-label={t('until')}
        data-expired={isExpired || undefined}
      >
        <strong>{title()}</strong>
        <span className={cx(layout.muted, layout.small)}>{error ?? hint()}</span>
      </p>
      <Calendar
        autoFocus
        value={shown}
        start={today}
        min={today}
        words={{
          previous: t('previous'),
          next: t('next'),
          chooseMonth: t('chooseMonth'),
          chooseYear: t('chooseYear'),
        }}
        onChange={choose}
      />
      <div className={cx(layout.row, classes['quick'])} role="group" aria-label={t('quick')}>
        {STEPS.map(({ key, count, unit }) => (
          <Button
            key={key}
            size="compact-sm"
            variant="default"
            onClick={() => choose(dayjs(today).add(count, unit).format('YYYY-MM-DD'))}
          >
            {t(key)}
          </Button>
        ))}
        {mayLift && (
          <Button size="compact-sm" variant="default" onClick={() => onChange(null)}>
            {t('never')}
          </Button>
        )}
      </div>
    </div>
  );
}
