import type { ReactNode } from 'react';
import type { CellValue, ColumnKind } from '@/lib/reports/table';
import { sideOf, writeValue, type Writing } from '@/lib/reports/write';

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
  /** Gives way in a table narrower than 960 px, `first` in one narrower than 1360 px, unless a person has asked for it. */
  readonly yields?: boolean | 'first';
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

const DEFAULT_MIN_WIDTH = 200;

export const alignOf = <Row>(column: Column<Row>): 'start' | 'end' => column.align ?? sideOf(column.kind);

export const widthOf = <Row>(column: Column<Row>): number => column.width ?? column.minWidth ?? DEFAULT_MIN_WIDTH;

export function valueOf<Row extends object>(column: Column<Row>, row: Row): CellValue {
  const value = column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.key];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

/** The cell's text; empty when the row has no such value. */
export function cellText<Row extends object>(column: Column<Row>, row: Row, writing: Writing): string {
  return writeValue(column.kind, valueOf(column, row), writing, column.decimals?.(row));
}
