import {
  formatCount,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatTime,
  formatWeekday,
} from '@/lib/domain/format';
import type { ColumnKind, Writing } from './list';

export type { Writing } from './list';

/** Bucket of a time axis: month, day with weekday, or hour for `precision` 0, 1 or 2. */
function pointText(seconds: number, precision: number, { locale, timeZone }: Writing): string {
  const [date = '', clock = ''] = formatTime(seconds, timeZone).split(' ');
  if (precision === 0) return date.slice(3);
  return `${date} ${precision === 1 ? formatWeekday(seconds, locale, timeZone, 'short') : clock}`;
}

type Write = (value: number, writing: Writing, decimals: number | undefined) => string;

const WRITE: Readonly<Record<ColumnKind, Write>> = {
  text: String,
  id: String,
  money: (value, { locale }) => formatMoney(value, locale),
  count: (value, { locale }) => formatCount(value, locale),
  quantity: (value, { locale }, decimals = 3) => formatQuantity(value, locale, decimals),
  percent: (value, { locale }, decimals) => formatPercent(value, locale, decimals),
  time: (value, { timeZone }) => formatTime(value, timeZone),
  hour: (value) => `${String(value).padStart(2, '0')}:00`,
  point: (value, writing, precision) => pointText(value, precision ?? 2, writing),
};

const AT_START: readonly ColumnKind[] = ['text', 'id', 'time', 'hour', 'point'];

/** Alignment of a column's cells. */
export const sideOf = (kind: ColumnKind): 'start' | 'end' => (AT_START.includes(kind) ? 'start' : 'end');

/** Formatted value of a kind; a text unchanged, nothing stays nothing. */
export function writeValue(
  kind: ColumnKind,
  value: string | number | null | undefined,
  writing: Writing,
  decimals?: number,
): string {
  return typeof value === 'number' ? WRITE[kind](value, writing, decimals) : (value ?? '');
}
