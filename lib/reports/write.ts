import { formatCount, formatMoney, formatPercent, formatQuantity, formatTime } from '../domain/format';
import type { ColumnKind, Writing } from './table';

export type { Writing } from './table';

type Write = (value: number, writing: Writing, decimals: number) => string;

const WRITE: Readonly<Record<ColumnKind, Write>> = {
  text: String,
  id: String,
  money: (value, { locale }) => formatMoney(value, locale),
  count: (value, { locale }) => formatCount(value, locale),
  quantity: (value, { locale }, decimals) => formatQuantity(value, locale, decimals),
  percent: (value, { locale }) => formatPercent(value, locale),
  time: (value, { timeZone }) => formatTime(value, timeZone),
};

const AT_START: readonly ColumnKind[] = ['text', 'id', 'time'];

/** At which side a column's cells stand. */
export const sideOf = (kind: ColumnKind): 'start' | 'end' => (AT_START.includes(kind) ? 'start' : 'end');

/** A number as a person reads it; a text stays what it is, nothing becomes nothing. */
export function writeValue(
  kind: ColumnKind,
  value: string | number | null | undefined,
  writing: Writing,
  decimals = 3,
): string {
  return typeof value === 'number' ? WRITE[kind](value, writing, decimals) : (value ?? '');
}
