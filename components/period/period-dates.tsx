'use client';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { CUSTOM, isInOrder, type Period } from '@/lib/contract/period';
import { PeriodDate } from './period-date';
import classes from './period-selector.module.css';
import type { PeriodDatesProps, Side } from './waiting-dates';

const rightNow = (): number => Math.floor(Date.now() / 1000);

/**
 * Both ends of a period, not in the future; without an end it runs until now. A start after the end is refused at the field
 * that was changed and stays there; the period changes once the ends are in order.
 */
export function PeriodDates({ value, onChange, pressed }: PeriodDatesProps) {
  const [now, setNow] = useState(rightNow);
  const [refused, setRefused] = useState<{ side: Side; of: Period; chosen: Period } | null>(null);
  // Another period, chosen elsewhere, discards the refused one.
  const stands = refused?.of === value ? refused : null;
  const { start_time, end_time } = stands?.chosen ?? value;
  const change = (side: Side, start: number | undefined, end: number | undefined) => {
    const chosen = {
      period_id: CUSTOM,
      ...(start !== undefined && { start_time: start }),
      ...(end !== undefined && { end_time: end }),
    };
    setRefused(isInOrder(chosen) ? null : { side, of: value, chosen });
    if (isInOrder(chosen)) onChange(chosen);
  };
  return (
    <div className={cx(layout.row, classes['dates'])}>
      {(['start', 'end'] as const).map((side) => (
        <PeriodDate
          key={side}
          side={side}
          isPressed={pressed === side}
          value={side === 'start' ? start_time : end_time}
          max={now}
          refusedBy={stands?.side === side ? (side === 'start' ? end_time : start_time) : undefined}
          // Computed on each opening, because a screen stays open for days.
          onOpen={() => setNow(rightNow())}
          onChange={(time) => (side === 'start' ? change(side, time, end_time) : change(side, start_time, time))}
        />
      ))}
    </div>
  );
}
