'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { Period } from '@/lib/contract/period';
import { useFormats } from '@/components/frame/use-formats';
import classes from './period-selector.module.css';

export type Side = 'start' | 'end';

export interface PeriodDatesProps {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
  /** End that was pressed before the calendar's code had loaded; its calendar opens at once. */
  readonly pressed: Side | null;
  readonly onPress: (side: Side) => void;
}

/** Pixels; approximate width of a letter of the prefix. */
const LETTER = 7;

/** Pixels that the prefix of a date takes. */
export const prefixWidth = (label: string): number => LETTER * label.length + 20;

/** Both ends of a period while the calendar's code loads. */
export function WaitingDates({ value, onPress }: PeriodDatesProps) {
  const t = useTranslations('period');
  const { formatTime } = useFormats();
  const end = (side: Side, time: number | undefined) => {
    const text = time === undefined ? t('now') : formatTime(time);
    return (
      <button
        type="button"
        className={cx(layout.figures, classes['date'], layout.tiny, classes['waiting'])}
        aria-label={`${t(side)} ${text}`}
        aria-haspopup="dialog"
        onClick={() => onPress(side)}
      >
        <span className={cx(layout.muted, layout.tiny, classes['side'])} style={{ width: prefixWidth(t(side)) }}>
          {t(side)}
        </span>
        {text}
      </button>
    );
  };
  return (
    <div className={cx(layout.row, classes['dates'])}>
      {end('start', value.start_time)}
      {end('end', value.end_time)}
    </div>
  );
}
