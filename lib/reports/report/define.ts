import type { z } from 'zod';
import type { Access } from '../../contract/permission';
import type { Bucket, Span } from '../../domain/buckets';
import type { Sort } from '../../domain/tree';
import type { SectionId } from '../../navigation';
import type { ChartValue } from '../chart';
import type { CellValue, ColumnKind, LiveColumn, Read, TableTotals, Words, Writing } from '../table';
import type { Columns, ReportColumn } from './columns';
import type { Filters } from './filters';

type Key<C extends Columns> = keyof C & string;

/** Columns over an axis. What stands in one column together is `stacked`; `right` has an axis of its own. */
export interface Chart<K extends string = string> {
  readonly x: K;
  /** By the filter `chart_type`, where there is more than one choice. */
  readonly series: readonly (readonly K[])[];
  readonly stacked?: boolean;
  /** What is drawn where a server gives none of the parts. */
  readonly whole?: K;
  readonly right?: readonly K[];
}

/** Totals side by side: the wire's names are `{head}_{line}`, or `{line}_{head}` where `lineFirst`. */
export interface TotalsGrid {
  readonly heads: readonly string[];
  readonly lines: readonly string[];
  readonly lineFirst?: boolean;
}

/** What opens at a row or a column: rows of their own, asked for by one of the row's fields, a number or a text. */
export interface Details<
  B extends string = string,
  D extends Columns = Columns,
  A extends string = string,
  Q extends Asks = Asks,
> {
  /** The row's field that names what is asked for; without a value in it, or with '', nothing opens. */
  readonly by: B;
  /** Its name in the request, where that is another. */
  readonly as?: A;
  /** The row's field that says what the details are of, where `by` is but a number. */
  readonly of?: string;
  /** The same in words for paper, where `by` alone does not say it. */
  readonly said?: (by: number, words: Words, read: Read) => Promise<string[]>;
  /** Values of `by` behind which there is nothing to see. */
  readonly without?: readonly (number | string)[];
  /** Further optional fields of the request. */
  readonly asks?: Q;
  readonly key: string;
  readonly columns: D;
  readonly sort?: Sort<string>;
}
export type Asks = Readonly<Record<string, z.ZodType>>;

type Row = Readonly<Record<string, unknown>>;

/** Totals by the wire's names: figures, and labels as texts. */
export type Totals = Readonly<Record<string, number | string>>;
/** How a total is written. */
export type TotalKind = Extract<ColumnKind, 'money' | 'count' | 'quantity' | 'percent' | 'text'>;

/** A report's reply as the BFF gives it. */
export interface ReportReply {
  readonly items: readonly ReportRow[];
  readonly totals: Totals;
  readonly past_totals?: Totals | undefined;
  readonly bucket: Bucket;
  readonly axis: Span;
}

/** A column after those of the wire, made of a row and of the figures over all rows. */
export interface Made {
  readonly column: ReportColumn;
  readonly of: (row: Row, totals: Readonly<Record<string, number>>) => CellValue;
}

/**
 * Where the admin API's reply is no list of rows: its schema, and the rows that the backend's query gives. The BFF makes
 * the report's own rows of it (`lib/bff/reshape/reports.ts`).
 */
export interface Wire<C extends Columns = Columns, R extends z.ZodType = z.ZodType> {
  readonly reply: R;
  readonly key: string;
  readonly columns: C;
}

/**
 * A report as a value: its section and part give the address of its page and of its calls, its columns the row on the
 * wire, the table, totals, files, paper and the names in `messages` (`reports.parts.{part}`, `reports.columns`), its
 * filters the fields of the request.
 */
export interface Report {
  /** The section that shows it. */
  readonly section: SectionId;
  /** Its name in addresses and on the wire. */
  readonly part: string;
  /** Its folder on the wire, where that is not called like the section. */
  readonly folder?: string;
  /** The address of its page, where that is not `/{section}/{part}`. */
  readonly path?: `/${string}`;
  /** The column that tells rows apart. */
  readonly key: string;
  /** On an axis of time with several rows for a point: the column that tells those apart. */
  readonly apart?: string;
  readonly columns: Columns;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' };
  /** The column that orders rows which are alike in the one asked for. */
  readonly thenBy?: string;
  /** By their names in the address and on the wire. */
  readonly filters?: Filters;
  readonly chart?: Chart;
  /** A chart of its own kind, in place of `chart`. */
  draw?(reply: ReportReply, words: Words, writing: Writing): ChartValue | null;
  /** Totals besides the sums of columns that have a `total`, in the order in which they are shown. */
  readonly totals?: Readonly<Record<string, TotalKind>>;
  /** Of a total that is an average: the total over which it is one. */
  averageOver?(total: string): string | undefined;
  /** Of `totals`, those that are given only where they are not 0: no place is kept for them. */
  readonly rare?: readonly string[];
  readonly grid?: TotalsGrid;
  /** A table of totals of its own, in place of the line and the `grid`. */
  readonly totalsTable?: TableTotals<ReportReply>;
  readonly details?: Details;
  readonly wire?: Wire;
  readonly made?: Readonly<Record<string, Made>>;
  /** What is no part of the report's reply. */
  readonly live?: LiveColumn<ReportRow>;
  /** Whether a row is a heading or a subtotal of others. */
  readonly isStrong?: (row: Row) => boolean;
  /** Which of a server's rows are the report's; without it all are. */
  keeps?(row: Row): boolean;
  /** Uses current values only: there is no period to choose. */
  readonly timeless?: boolean;
  /** Who may read it, with its details, files and paper; without it whoever reads reports. */
  readonly access?: Access;
  /** Reached by address only: the tab strip leaves it out. */
  readonly hidden?: boolean;
}

/** Types of a definition's own names, from which its query, its details and its extensions are checked. */
interface Names {
  section: SectionId;
  part: string;
  columns: Columns;
  total: string;
  filters: Filters;
}

/** The parts of a definition that depend on its own names: an axis or an order by something else does not compile. */
interface Own<
  S extends SectionId,
  P extends string,
  C extends Columns,
  T extends string,
  F extends Filters,
  B extends string,
  D extends Columns,
  A extends string,
  Q extends Asks,
  W extends Columns,
  R extends z.ZodType,
> {
  readonly section: S;
  readonly part: P;
  /** The first column, unless told otherwise. */
  readonly key?: Key<C>;
  readonly apart?: Key<C>;
  readonly columns: C;
  readonly sort?: { readonly key: Key<C>; readonly direction: 'asc' | 'desc' };
  readonly thenBy?: Key<C>;
  readonly filters?: F;
  readonly chart?: Chart<Key<C>>;
  readonly totals?: Readonly<Record<T, TotalKind>>;
  readonly rare?: readonly NoInfer<T>[];
  readonly details?: Details<B & Key<C>, D, A, Q> & {
    readonly of?: Key<C>;
    readonly key: Key<D>;
    readonly sort?: Sort<Key<D>>;
  };
  readonly wire?: Wire<W, R>;
}

export const defineReport = <
  const S extends SectionId,
  const P extends string,
  const C extends Columns,
  const T extends string = never,
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  const F extends Filters = {},
  const B extends string = never,
  const D extends Columns = never,
  const A extends string = B,
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  const Q extends Asks = {},
  const W extends Columns = never,
  R extends z.ZodType = z.ZodType,
>(
  report: Own<S, P, C, T, F, B, D, A, Q, W, R> & Omit<Report, keyof Own<S, P, C, T, F, B, D, A, Q, W, R>>,
): Omit<Report, keyof Defined<Names> | 'details' | 'wire'> &
  Defined<{ section: S; part: P; columns: C; total: T; filters: F }> &
  ([W] extends [never] ? unknown : { readonly wire: Wire<W, R> }) &
  ([D] extends [never] ? unknown : { readonly details: Details<B, D, A, Q> }) =>
  ({ key: Object.keys(report.columns)[0], ...report }) as never;

interface Defined<N extends Names> {
  readonly section: N['section'];
  readonly part: N['part'];
  readonly columns: N['columns'];
  readonly totals?: Readonly<Record<N['total'], TotalKind>>;
  readonly filters?: N['filters'];
}

/** A row of any report, as the BFF gives it. */
export type ReportRow = Readonly<Record<string, unknown>> & {
  readonly past?: Readonly<Record<string, number>> | undefined;
  readonly bucket?: Bucket;
};

/** The columns that the backend's query answers: those of the wire. */
export type ColumnsOnWire<R extends Report> = R extends { readonly wire: { readonly columns: infer W extends Columns } }
  ? W
  : R['columns'];

/** Names of the totals that are not sums of a column. */
export type OtherTotals<R extends Report> = keyof NonNullable<R['totals']> & string;

/** The figures among totals, without their labels. */
export const figuresOf = (totals: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).filter((one): one is [string, number] => typeof one[1] === 'number'));
