'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { Field } from '@/components/ui/field';
import { PeriodCalendar } from './period-calendar';
import dates from './period-date.module.css';
import classes from './period-selector.module.css';
import { prefixWidth, type Side } from './waiting-dates';
import { fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

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
  const { timeZone, formatTime } = useFormats();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** Chosen in the open calendar; null while it is closed. */
  const [open, setOpen] = useState<{ readonly clock: string | null } | null>(null);
  const begin = () => {
    onOpen();
    setOpen({ clock: value === undefined ? null : toVenueClock(value, timeZone) });
  };
  const settle = () => {
    setOpen(null);
    button.current?.focus({ preventScroll: true });
    if (!open || open.clock === null) return;
    const time = Math.min(fromVenueClock(open.clock, timeZone), max);
    if (time !== value) onChange(time);
  };
  useEffect(() => {
    if (isPressed) button.current?.click();
  }, [isPressed]);
  const time = open?.clock ? fromVenueClock(open.clock, timeZone) : value;
  const text = time === undefined ? null : formatTime(time);
  const isClearable = side === 'end' && value !== undefined;
  return (
    <>
      <Field
        id={id}
        size="xs"
        className={cx(layout.figures, classes['date'])}
        leftSection={<span className={cx(layout.muted, layout.tiny, classes['side'])}>{t(side)}</span>}
        leftSectionWidth={prefixWidth(t(side))}
        rightSection={
          isClearable && (
            <CloseButton
              size="sm"
              aria-label={t('clear')}
              title={t('clear')}
              onClick={() => {
                setOpen(null);
                onChange(undefined);
              }}
            />
          )
        }
        rightSectionPointerEvents="all"
        errorClassName={dates['error']}
        error={refusedBy !== undefined && t(`refused.${side}`, { time: formatTime(refusedBy) })}
      >
        {({ className, ...attributes }) => (
          <button
            {...attributes}
            ref={button}
            type="button"
            className={cx(className, dates['button'])}
            data-empty={text === null || undefined}
            aria-label={`${t(side)} ${value === undefined ? t('now') : formatTime(value)}`}
            aria-haspopup="dialog"
            aria-expanded={open !== null}
            onClick={open ? settle : begin}
          >
            {text ?? t('now')}
          </button>
        )}
      </Field>
      {open && (
        <PeriodCalendar
          anchor={button}
          labelledBy={id}
          value={open.clock}
          max={toVenueClock(max, timeZone)}
          onChange={(clock) => setOpen({ clock })}
          onClose={settle}
        />
      )}
    </>
  );
}
