import type { useTranslations } from 'next-intl';
import type { z } from 'zod';
import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import type { Sort } from '../domain/tree';
import type { Period } from '../domain/venue-time';
import type { SectionId } from '../navigation';
import type { ChartValue } from './chart';
import type { ScatterValue } from './scatter';
import type { SmallTable } from './small-table';

/** The texts of one language, on the server and in the browser alike. */
export type Words = ReturnType<typeof useTranslations<never>>;
export type MessageKey = Parameters<Words>[0];

/** For whom a value is written. */
export interface Writing {
  readonly locale: string;
  readonly timeZone: string;
}

export type CellValue = string | number | null | undefined;
/** Decides how a value is written on the screen, on paper and in files: money in baht, times in Unix seconds. */
export type ColumnKind = 'text' | 'id' | 'money' | 'count' | 'quantity' | 'percent' | 'time' | 'hour' | 'point';

/** What a cell says by its colour: red what asks for a look, green what is well. */
export type Tone = 'good' | 'bad';

/** A text by its key, or made of several. */
export type Label = MessageKey | ((words: Words) => string);

export const labelOf = (label: Label, words: Words): string =>
  typeof label === 'function' ? label(words) : words(label);

/** What a column is, wherever it stands: in a report's definition, in a list, on the screen. */
export interface ColumnTraits<Row> {
  readonly kind: ColumnKind;
  /** Pixels: the shares of paper and files; on the screen only of cells that are drawn, others take what they need. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Goes where there is no room, those of the lowest priority first. Without it the column stays. */
  readonly priority?: 'low' | 'lowest';
  /** Stands in files only: neither the screen nor paper has room for it. */
  readonly fileOnly?: boolean;
  /** The cell's value, where that is not the row's field of the column's name. */
  value?(row: Row, words: Words): CellValue;
  /** Further values of the same kind in the cell, such as the times of one order; it is ordered by the first. */
  more?(row: Row): readonly number[];
  /** How the cell's text reads on the screen and on paper, where the kind alone does not say it. */
  written?(row: Row, words: Words, text: string): string;
  /** Decides its colour, on the screen and on paper. */
  tone?(row: Row): Tone | undefined;
}

/** A column of a list, wherever the list appears. */
export interface TableColumn<Row> extends ColumnTraits<Row> {
  /** The wire's name. */
  readonly key: string;
  readonly label: Label;
  /** The list can be ordered by it. */
  readonly sortable?: boolean;
  /** By how much another column has changed: what is more bears its sign too. */
  readonly change?: {
    readonly of: string;
    readonly as: 'difference' | 'percent';
    /** Of that other column. */
    readonly kind: ColumnKind;
    decimals?(row: Row): number;
    /** What is held against each other; nothing where a row has no past. */
    figures(row: Row, words: Words): { readonly now: number; readonly past: number } | undefined;
    lessIsBetter?(row: Row): boolean;
  };
  /** Decimals of a quantity, 3 without it; of a point in time 0 for a month, 1 for a day, 2 for an hour. */
  decimals?(row: Row): number;
}

/** A column of the block of totals, which stands below the table and shares no columns with it. */
export interface TotalsHead {
  readonly key: string;
  readonly label: Label;
  readonly kind: ColumnKind;
  readonly decimals?: number;
}

/** A line of totals: values by the key of a head, or, where there are no heads, by the key of a column. */
export interface TotalsLine<Reply> {
  readonly key: string;
  readonly label: Label;
  /** Where the figures of a line are all of another kind than their heads say. */
  readonly kind?: ColumnKind;
  /** Of its quantities below the table; 3 without it. */
  readonly decimals?: number;
  /** Stands only where it has a figure, and keeps no place before that is known. */
  readonly rare?: boolean;
  cells(reply: Reply): Readonly<Record<string, number | string | undefined>>;
  /** The same figures of the period that it is held against, where there is one. */
  past?(reply: Reply): Readonly<Record<string, number | string | undefined>> | undefined;
}

export interface TableTotals<Reply> {
  /** Of a reply where a server is free to name its totals; undefined while that is on its way. */
  heads?(reply: Reply | undefined): readonly TotalsHead[];
  readonly lines: readonly TotalsLine<Reply>[];
  /** Figures that stand in no line of these. */
  readonly beside?: TableTotals<Reply>;
}

/** Everything that is asked of a list, as the endpoint needs it. */
export interface Asked<F extends z.ZodObject> {
  readonly period: Period;
  readonly filters: z.output<F>;
  readonly page: number;
  readonly count: number;
  readonly sort: Sort<string> | undefined;
}

/** What makes a list's screen what it is; all of it stands in the address. */
export interface View<F extends z.ZodObject = z.ZodObject> {
  readonly period: Period;
  readonly filters: z.output<F>;
  /** From 1. */
  readonly page: number;
  readonly count: number | 'all';
  readonly sort: Sort<string> | undefined;
}

/** Makes a call of the admin API in the name of whoever asks. */
export type Read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** A column that is asked for apart from its list: by the screen itself, for paper once, for files not at all. */
export interface LiveColumn<Row> {
  readonly column: TableColumn<Row>;
  /** The key of the column that it stands behind. */
  readonly after: string;
  /** The rows with its field; never fails. */
  read(rows: readonly Row[], read: Read): Promise<readonly Row[]>;
}

/**
 * A list as a value: from it come the screen's address and table, CSV, XLSX and paper. Reports and lists of records are
 * both such values.
 */
export interface ListTable<
  E extends Endpoint = Endpoint,
  Row extends object = object,
  F extends z.ZodObject = z.ZodObject,
> {
  /** Names the files, the addresses `/api/export/:id` and `/print/:id`, and what the browser remembers of the table. */
  readonly id: string;
  /** Whoever may open this section may have the list, as far as the endpoint lets them. */
  readonly section: SectionId;
  /** Where its screen is. */
  readonly path: `/${string}`;
  readonly title: Label;
  readonly endpoint: E;
  /** Whether the list is of a period. */
  readonly period: boolean;
  /** Its call goes by the period as it was chosen, so files ask for that too, and not for its two ends. */
  readonly asChosen?: boolean;
  /** The filters by their names in the address, each with a default; see `filters.ts`. */
  readonly filters: F;
  /** Page sizes to choose from, the first by default; `all` is every row on one page. */
  readonly counts: readonly (number | 'all')[];
  /** The most rows that the endpoint gives at once, for files and paper. */
  readonly most: number;
  readonly sort?: Sort<string>;
  readonly columns: readonly TableColumn<Row>[];
  /** The columns where the view asks for more of them. */
  columnsFor?(view: Pick<View<F>, 'filters' | 'period'>): readonly TableColumn<Row>[];
  readonly live?: LiveColumn<Row>;
  readonly totals?: TableTotals<ReplyOf<E>>;
  input(asked: Asked<F>): InputOf<E>;
  rows(reply: ReplyOf<E>): readonly Row[];
  /** How many rows there are in all. */
  total(reply: ReplyOf<E>): number;
  keyOf(row: Row): number | string;
  /** Whether a row is a heading or a subtotal of others. */
  isStrong?(row: Row): boolean;
  /** Whether a row was taken back: it is struck out on paper and counts in no total. */
  isStruck?(row: Row): boolean;
  /** What is drawn above the table, on the screen and on paper; `null` where there is nothing to draw. */
  chart?(reply: ReplyOf<E>, words: Words, writing: Writing, view: View<F>): ChartValue | null;
  /** What is drawn of all rows in place of a chart, on paper; the screen has it in place of the table. */
  field?(reply: ReplyOf<E>, rows: readonly Row[], words: Words, writing: Writing): ScatterValue | null;
  /** What stands below the table on paper, and elsewhere on the screen; `rows` are all that were read. */
  besides?(reply: ReplyOf<E>, rows: readonly Row[], words: Words, writing: Writing): readonly SmallTable[];
  /** What the filters leave, in words for paper; names that are not in the filter itself are read. */
  narrowed?(
    filters: z.output<F>,
    words: Words,
    read: Read,
    reply: ReplyOf<E>,
    writing: Writing,
  ): Promise<readonly string[]>;
}

export const defineTable = <E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
): ListTable<E, Row, F> => table;

/** The columns of a list, narrowed as it is. */
export const columnsOf = <E extends Endpoint, Row extends object, F extends z.ZodObject>(
  table: ListTable<E, Row, F>,
  view: Pick<View<F>, 'filters' | 'period'>,
): readonly TableColumn<Row>[] => table.columnsFor?.(view) ?? table.columns;

/** The value of a cell. */
export function valueOf<Row extends object>(
  column: Omit<TableColumn<Row>, 'label'>,
  row: Row,
  words: Words,
): CellValue {
  const value = column.value ? column.value(row, words) : (row as Readonly<Record<string, unknown>>)[column.key];
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}
