'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { Button } from '@/components/ui/button';
import {
  type Area,
  DAY_HOURS,
  isDayOn,
  isHourOn,
  type Opening,
  type PresetName,
  presetOf,
  PRESETS,
  toggleDay,
  WEEKDAYS,
} from '@/lib/sections/menu/rules/opening-hours';
import { CopyDay } from './copy-day';
import classes from './hours-editor.module.css';
import { useGridPaint } from './use-grid-paint';
import { clock, useOpeningWords, useWeekday } from './use-opening-words';

const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => hour);

interface HoursGridProps {
  value: Opening;
  /** Undefined if the week is read-only; arrow keys still move through it. */
  onChange: ((opening: Opening) => void) | undefined;
}

const nothing = (): void => undefined;

/** Week grid: press and drag, or arrows and Space. On a phone each day takes two lines of twelve hours. */
function HoursGrid({ value, onChange }: HoursGridProps) {
  const t = useTranslations('dish.hours');
  const long = useWeekday('long');
  const short = useWeekday('short');
  const root = useRef<HTMLDivElement>(null);
  const { at, handlers, fill } = useGridPaint({ root, value, onChange: onChange ?? nothing });
  const column = (hour: number): Area => ({ fromDay: 0, toDay: 6, fromHour: hour, toHour: hour });
  const nameOf = (day: number) => (
    <>
      <span className={classes['long']}>{long(day)}</span>
      <span className={classes['short']} aria-hidden>
        {short(day)}
      </span>
    </>
  );
  return (
    <div className={classes['week']} data-fixed={!onChange || undefined}>
      <div className={classes['head']}>
        {HOURS.map((hour) => (
          <UnstyledButton
            key={hour}
            tabIndex={-1}
            className={cx(layout.muted, layout.tiny, layout.figures, classes['hour'])}
            disabled={!onChange}
            {...(onChange && { title: t('column', { hour: clock(hour) }) })}
            onClick={() => fill(column(hour))}
          >
            {hour}
          </UnstyledButton>
        ))}
      </div>
      <div
        ref={root}
        className={cx(layout.stack, classes['grid'])}
        role="grid"
        aria-label={t('grid')}
        aria-readonly={!onChange}
        {...handlers}
      >
        {WEEKDAYS.map((day) => (
          <div key={day} className={classes['row']} role="row" data-off={!isDayOn(value.days, day) || undefined}>
            <div role="rowheader" className={cx(layout.line, layout.small, classes['day'])}>
              {onChange ? (
                <Checkbox
                  size="xs"
                  label={nameOf(day)}
                  aria-label={t('onSale', { day: long(day) })}
                  checked={isDayOn(value.days, day)}
                  onChange={() => onChange({ ...value, days: toggleDay(value.days, day) })}
                />
              ) : (
                nameOf(day)
              )}
            </div>
            {HOURS.map((hour) => {
              const on = isHourOn(value.hours, day, hour);
              return (
                <div
                  key={hour}
                  role="gridcell"
                  className={classes['cell']}
                  data-cell={day * DAY_HOURS + hour}
                  aria-selected={on}
                  aria-label={t('cell', { day: long(day), from: clock(hour), to: clock(hour + 1) })}
                  tabIndex={at === day * DAY_HOURS + hour ? 0 : -1}
                >
                  {hour}
                </div>
              );
            })}
            {onChange && (
              <div role="gridcell" className={classes['more']}>
                <CopyDay day={day} value={value} onChange={onChange} />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface HoursEditorProps {
  readonly value: Opening;
  /** Undefined if the week is read-only. */
  readonly onChange?: ((opening: Opening) => void) | undefined;
}

const NAMES = Object.keys(PRESETS) as PresetName[];

/** Selling hours of a dish: presets, the week as a grid, and the result in words. */
export function HoursEditor({ value, onChange }: HoursEditorProps) {
  const t = useTranslations('dish.hours');
  const inWords = useOpeningWords();
  const current = presetOf(value);
  return (
    <div className={layout.stack}>
      {onChange && (
        <div className={layout.row} role="group" aria-label={t('presets')}>
          {NAMES.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              className={classes['preset'] ?? ''}
              aria-pressed={name === current}
              onClick={() => onChange(PRESETS[name])}
            >
              {t(`preset.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <HoursGrid value={value} onChange={onChange} />
      <p className={cx(layout.small, classes['words'])} role="status">
        {inWords(value)}
      </p>
      {onChange && (
        <p className={cx(layout.muted, layout.tiny)}>
          <span className={classes['byMouse']}>{t('hint')}</span>
          <span className={classes['byTouch']}>{t('hintTouch')}</span>
        </p>
      )}
    </div>
  );
}
