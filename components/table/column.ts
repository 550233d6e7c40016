import type { ReactNode } from 'react';
import type { ListColumn, Words, Writing } from '@/lib/lists/list';
import { cellText as textOnPaper } from '@/lib/lists/cell';
import { sideOf } from '@/lib/lists/write';

/** Column on the screen: a list column with its label and, if needed, rendered cells. */
export interface Column<Row> extends Omit<ListColumn<Row>, 'label'> {
  readonly label: string;
  /** Stays visible while the table scrolls sideways; at most one column per table. */
  readonly pinned?: boolean;
  /** The last column, of buttons: stays visible at the other edge while the table scrolls sideways. */
  readonly pinnedEnd?: boolean;
  /** Hidden in windows below 1366 px for lack of room. */
  readonly wideOnly?: boolean;
  /** Hidden until the user asks for it. */
  readonly onRequest?: boolean;
  /** Whether a press on the cell opens the row. */
  readonly opens?: (row: Row) => boolean;
  /** Cannot be hidden by the user. */
  readonly fixed?: boolean;
  readonly align?: 'start' | 'end';
  /** Replaces the text in the cell; needs a `width` or `minWidth`. */
  readonly render?: (row: Row) => ReactNode;
  /** Shown in a cell without a value. */
  readonly instead?: (row: Row) => ReactNode;
}

/** Language and time zone of the cells. */
export interface CellWriting extends Writing {
  readonly words: Words;
}

export type RowKey = string | number;

export const alignOf = <Row>(column: Column<Row>): 'start' | 'end' => column.align ?? sideOf(column.kind);

/** The text of a cell, as on paper; empty when the row has no value. */
export const cellText = <Row extends object>(column: Column<Row>, row: Row, writing: CellWriting): string =>
  textOnPaper(column, row, writing.words, writing);

/** Line of totals below the rows, with its values by column key. */
export interface FootLine {
  readonly key: string;
  readonly label: string;
  /** Decimals of its quantities; 3 by default. */
  readonly decimals?: number;
  /** Undefined while they are loading. */
  readonly cells: Readonly<Record<string, number | undefined>> | undefined;
}
