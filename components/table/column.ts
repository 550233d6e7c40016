import type { ReactNode } from 'react';
import type { TableColumn, Words, Writing } from '@/lib/reports/table';
import { cellText as textOnPaper } from '@/lib/reports/cell';
import { sideOf } from '@/lib/reports/write';

/** A column on the screen: a list's column with its label written and, where needed, its cells drawn. */
export interface Column<Row> extends Omit<TableColumn<Row>, 'label'> {
  readonly label: string;
  /** Stays in sight while the table scrolls sideways; one column of a table at most. */
  readonly pinned?: boolean;
  /** Hidden in windows below 1366 px where there is no room for it. */
  readonly wideOnly?: boolean;
  /** Cannot be hidden by the user. */
  readonly fixed?: boolean;
  readonly align?: 'start' | 'end';
  /** Replaces the written value in the cell; `width` or `minWidth` then gives the room it needs. */
  readonly render?: (row: Row) => ReactNode;
  /** Shown in a cell without a value. */
  readonly instead?: (row: Row) => ReactNode;
}

/** How the cells of a table are written. */
export interface CellWriting extends Writing {
  readonly words: Words;
}

export type RowKey = string | number;

export const alignOf = <Row>(column: Column<Row>): 'start' | 'end' => column.align ?? sideOf(column.kind);

/** The text of a cell, as on paper; empty when the row has no value. */
export const cellText = <Row extends object>(column: Column<Row>, row: Row, writing: CellWriting): string =>
  textOnPaper(column, row, writing.words, writing);
