import type { Bucket } from '@/lib/domain/buckets';
import { capitalized, formatCount, formatMoney, formatQuantity, formatWeekdayOf } from '@/lib/domain/format';
import { toVenueClock } from '@/lib/domain/venue-time';

/** Point of a chart's axis: an hour, a day, a month, or any other category. */
export interface ChartPoint {
  readonly key: string | number;
  /** Formatted label for tooltips and tables. */
  readonly label: string;
  /** Label below the axis, if it takes several lines. */
  readonly lines?: readonly string[];
  /** 1 is Monday. Friday is bold, Saturday and Sunday are red. */
  readonly weekday?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

export type ChartUnit = 'money' | 'count' | 'quantity';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One value per point; money in baht. */
  readonly values: readonly number[];
  readonly unit: ChartUnit;
  /** Translated measure after a figure and above its axis («шт.», «л»); money has ฿ without it. */
  readonly measure?: string;
  /** Stack; series of the same stack, axis and period are stacked, others are side by side. */
  readonly stack?: string;
  readonly axis?: 'left' | 'right';
  /** Decimals of a quantity; 3 by default. */
  readonly decimals?: number;
  /** Series of the compared period: drawn paler, beside the current one. */
  readonly past?: boolean;
  /** Place in the order of colours; by default the next one, and for the past that of its current series. */
  readonly colour?: number;
}

/** Chart as a value: drawn on screen, on paper and in PDF, and shown as a table. */
export interface ChartValue {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
}

const DAY = 24 * 3600;

function weekdayOf(date: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (day === 0 ? 7 : day) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

const hourLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * Points of a time axis from the Unix seconds at which its buckets start, in venue time: hours `14:00` (with the date
 * if they span more than a day), days `21.11`, optionally with the weekday, months `11.2026`.
 */
export function timePoints(
  starts: readonly number[],
  bucket: Bucket,
  locale: string,
  zone: string,
  withWeekdays: boolean,
): ChartPoint[] {
  const dated = Math.max(...starts) - Math.min(...starts) >= DAY;
  return starts.map((key): ChartPoint => {
    const [date = '', time = ''] = toVenueClock(key, zone).split(' ');
    const [year, month, day] = date.split('-');
    if (bucket === 'month') return { key, label: `${month}.${year}` };
    const short = `${day}.${month}`;
    if (bucket === 'day' && !withWeekdays) return { key, label: short };
    const lines =
      bucket === 'day' ? [short, capitalized(formatWeekdayOf(date, locale), locale)] : [time.slice(0, 5), short];
    if (bucket === 'day') return { key, label: lines.join(' '), lines, weekday: weekdayOf(date) };
    return dated ? { key, label: lines.toReversed().join(' '), lines } : { key, label: time.slice(0, 5) };
  });
}

/** Points of the clock's hours, 0 to 23, in the given order. */
export const hourPoints = (hours: readonly number[]): ChartPoint[] =>
  hours.map((key) => ({ key, label: hourLabel(key) }));

export const axisOf = ({ axis }: ChartSeries): 'left' | 'right' => axis ?? 'left';

/** Name of the stack of a series. */
export const stackOf = (series: ChartSeries): string =>
  [axisOf(series), series.past ? 'past' : '', series.stack ?? series.key].join('|');

/** Places of a chart's series in the order of colours. */
export function colourPlaces({ series }: ChartValue): number[] {
  const next = { present: 0, past: 0 };
  return series.map(({ past, colour }) => {
    const place = next[past ? 'past' : 'present'];
    next[past ? 'past' : 'present'] += 1;
    return colour ?? place;
  });
}

/** Chart with a measure after every figure; `name` names the counted thing for series without a measure. */
export const measured = (chart: ChartValue, name: (unit: 'count' | 'quantity') => string): ChartValue => ({
  ...chart,
  series: chart.series.map((series) => ({
    ...series,
    measure: series.measure ?? (series.unit === 'money' ? '฿' : name(series.unit)),
  })),
});

/** Value of a series in full, without its measure. */
export function writeSeries({ unit, decimals }: ChartSeries, value: number, locale: string): string {
  if (unit === 'money') return formatMoney(value, locale);
  return unit === 'count' ? formatCount(value, locale) : formatQuantity(value, locale, decimals ?? 3);
}

/** The same with its measure. */
export const measuredText = (series: ChartSeries, value: number, locale: string): string =>
  `${writeSeries(series, value, locale)} ${series.measure ?? ''}`.trim();

/** Sum of a series over all points. */
export const seriesTotal = ({ values }: ChartSeries): number => values.reduce((sum, value) => sum + value, 0);
