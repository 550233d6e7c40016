import type { Bucket } from '../domain/buckets';
import { formatCount, formatMoney, formatQuantity } from '../domain/format';
import { toVenueClock } from '../domain/venue-time';

/** A place on the axis of a chart: an hour, a day, a month, or whatever else is counted by. */
export interface ChartPoint {
  readonly key: string | number;
  /** Written already, for tooltips and tables. */
  readonly label: string;
  /** How the label stands below the axis, where that is not on one line. */
  readonly lines?: readonly string[];
  /** 1 is Monday. Friday is written bold, Saturday and Sunday red. */
  readonly weekday?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

export type ChartUnit = 'money' | 'count' | 'quantity';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  /** One for each point; money in baht. */
  readonly values: readonly number[];
  readonly unit: ChartUnit;
  /** What stands behind a figure and above its axis («шт.», «л»), written already; money has ฿ without it. */
  readonly measure?: string;
  /** Series of one stack, one axis and one period stand on each other, others side by side. */
  readonly stack?: string;
  readonly axis?: 'left' | 'right';
  readonly kind?: 'column' | 'line';
  /** Of a quantity; 3 without it. */
  readonly decimals?: number;
  /** Of the period compared with: drawn lighter, beside. */
  readonly past?: boolean;
  /** Place in the order of colours; without it each series has the next, and the past that of its present. */
  readonly colour?: number;
}

/** A chart as a value: what is drawn on the screen, on paper and in a PDF, and read as a table. */
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

function weekdayWord(date: string, locale: string): string {
  const word = new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

const hourLabel = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * Points of a time axis from the Unix seconds at which its buckets begin, on the venue's clock: hours `14:00` (with the
 * date where they span more than a day), days `21.11`, on request with the weekday, months `11.2026`.
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
    const lines = bucket === 'day' ? [short, weekdayWord(date, locale)] : [time.slice(0, 5), short];
    if (bucket === 'day') return { key, label: lines.join(' '), lines, weekday: weekdayOf(date) };
    return dated ? { key, label: lines.toReversed().join(' '), lines } : { key, label: time.slice(0, 5) };
  });
}

/** Points of an axis of the clock's hours, 0 to 23, in the order given. */
export const hourPoints = (hours: readonly number[]): ChartPoint[] =>
  hours.map((key) => ({ key, label: hourLabel(key) }));

export const isLine = ({ kind }: ChartSeries): boolean => kind === 'line';
export const axisOf = ({ axis }: ChartSeries): 'left' | 'right' => axis ?? 'left';

/** What a series stands on: those with the same are stacked. A line stands alone. */
export const stackOf = (series: ChartSeries): string =>
  [
    axisOf(series),
    series.past ? 'past' : '',
    isLine(series) ? `line ${series.key}` : (series.stack ?? series.key),
  ].join('|');

/** The places of a chart's series in the order of colours. */
export function colourPlaces({ series }: ChartValue): number[] {
  const next = { present: 0, past: 0 };
  return series.map(({ past, colour }) => {
    const place = next[past ? 'past' : 'present'];
    next[past ? 'past' : 'present'] += 1;
    return colour ?? place;
  });
}

/** The chart with a measure behind every figure; `name` says what is counted where a series does not. */
export const measured = (chart: ChartValue, name: (unit: 'count' | 'quantity') => string): ChartValue => ({
  ...chart,
  series: chart.series.map((series) => ({
    ...series,
    measure: series.measure ?? (series.unit === 'money' ? '฿' : name(series.unit)),
  })),
});

/** A value of a series in full, without its measure. */
export function writeSeries({ unit, decimals }: ChartSeries, value: number, locale: string): string {
  if (unit === 'money') return formatMoney(value, locale);
  return unit === 'count' ? formatCount(value, locale) : formatQuantity(value, locale, decimals ?? 3);
}

/** Of each series over all points. */
export const seriesTotal = ({ values }: ChartSeries): number => values.reduce((sum, value) => sum + value, 0);
