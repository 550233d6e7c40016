import type { ReactNode } from 'react';
import { formatCount, formatMoney, formatPercent, formatQuantity, formatTime } from '@/lib/domain/format';

export type CellValue = string | number | null | undefined;
export type ColumnKind = 'text' | 'id' | 'money' | 'count' | 'quantity' | 'percent' | 'time';

/** One column as a value. Its kind decides where the cell's text stands and how it is written. */
export interface Column<Row> {
  readonly key: string;
  readonly kind: ColumnKind;
  readonly label: string;
  /** Pixels. A column without a width shares what the others leave, down to `minWidth`. */
  readonly width?: number;
  readonly minWidth?: number;
  readonly sortable?: boolean;
  /** Stays in sight when the table scrolls sideways: `wide` only where there is room for it, `always` on a phone too. */
  readonly sticky?: 'wide' | 'always';
  /** Left out where there is no room for it, so that what matters most stands beside the name on a phone. */
  readonly wideOnly?: boolean;
  /** Gives way in a table narrower than 960 px, unless a person has asked for it. */
  readonly yields?: boolean;
  /** May not be hidden. */
  readonly fixed?: boolean;
  readonly align?: 'start' | 'end';
  /** Without it the cell shows the row's field of the column's key. */
  readonly value?: (row: Row) => CellValue;
  /** Decimals of a quantity; 3 without it. */
  readonly decimals?: (row: Row) => number;
  /** What stands in the cell instead of the formatted value. */
  readonly render?: (row: Row) => ReactNode;
  /** What stands in a cell that has no value. */
  readonly instead?: (row: Row) => ReactNode;
}

export interface Writing {
  readonly locale: string;
  readonly timeZone: string;
}

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
const DEFAULT_MIN_WIDTH = 200;

export const alignOf = <Row>(column: Column<Row>): 'start' | 'end' =>
  column.align ?? (AT_START.includes(column.kind) ? 'start' : 'end');

export const widthOf = <Row>(column: Column<Row>): number => column.width ?? column.minWidth ?? DEFAULT_MIN_WIDTH;

export function valueOf<Row extends object>(column: Column<Row>, row: Row): CellValue {
  const value = column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.key];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** The cell's text; empty when the row has no such value. */
export function cellText<Row extends object>(column: Column<Row>, row: Row, writing: Writing): string {
  const value = valueOf(column, row);
  return typeof value === 'number' ? WRITE[column.kind](value, writing, column.decimals?.(row) ?? 3) : (value ?? '');
}
