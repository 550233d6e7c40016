'use client';
import type { KeyboardEvent } from 'react';
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
export function ClockField({ value, labels, onChange, onEnter }: ClockFieldProps) {
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
          // Two digits begin anew once they are full.
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
    <div className={classes['clock']}>
      {part(labels.hours, hours, 24, (next) => `${twoDigits(next)}:${twoDigits(minutes)}`)}
      <span aria-hidden>:</span>
      {part(labels.minutes, minutes, 60, (next) => `${twoDigits(hours)}:${twoDigits(next)}`)}
    </div>
  );
}
