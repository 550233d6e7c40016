import type { z } from 'zod';
import type { Access } from '../../contract/permission';
import type { Bucket } from '../../domain/buckets';
import type { Sort } from '../../domain/tree';
import type { CellValue, LiveColumn, Read, Words } from '../table';
import type { Columns, ReportColumn } from './columns';

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

/** What opens at a row or a column: rows of their own, asked for by one of the row's fields. */
export interface Details<K extends string = string, D extends Columns = Columns> {
  /** The row's field that names what is asked for. */
  readonly by: K;
  /** Its name in the request, where that is another. */
  readonly as?: 'hour' | 'category_id';
  /** The row's field that says what the details are of, where `by` is but a number. */
  readonly of?: K;
  /** The same in words for paper, where `by` alone does not say it. */
  readonly said?: (by: number, words: Words, read: Read) => Promise<string[]>;
  /** Values of `by` behind which there is nothing to see. */
  readonly without?: readonly number[];
  readonly key: keyof D & string;
  readonly columns: D;
  readonly sort?: Sort<keyof D & string>;
}

type Row = Readonly<Record<string, unknown>>;

/** A column after those of the wire, made of a row and of the totals over all rows. */
export interface Made {
  readonly column: ReportColumn;
  readonly of: (row: Row, totals: Readonly<Record<string, number>>) => CellValue;
}

/**
 * Where the admin API's reply is no list of rows: what it is, and the rows that our own backend makes it of. The BFF
 * makes the report's own rows of it (`lib/bff/reshape/reports.ts`).
 */
export interface Wire<C extends Columns = Columns> {
  readonly reply: z.ZodType;
  readonly key: string;
  readonly columns: C;
}

/**
 * A report as a value (specification part 2 §2): its columns decide the wire's row, the table, totals, files, paper and
 * the names in `messages` (`reports.parts.{part}`, `reports.columns`); the address, the call and the tests come from it too.
 */
export interface Report {
  /** The admin API's name of it, to which a place adds its suffix. */
  readonly part: string;
  /** The column that tells rows apart. */
  readonly key: string;
  /** On an axis of time with several rows for a point: the column that tells those apart. */
  readonly apart?: string;
  readonly columns: Columns;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' };
  /** The column that orders rows which are alike in the one asked for. */
  readonly thenBy?: string;
  /** By their names in the address and on the wire; see `filters.ts`. */
  readonly filters?: Readonly<Record<string, z.ZodType>>;
  readonly chart?: Chart;
  /** Totals besides the sums of columns that have a `total`. */
  readonly totals?: readonly string[];
  /** Of a total that is an average: the total over which it is one. */
  averageOver?(total: string): string | undefined;
  /** Of `totals`, those that are given only where they are not 0: no place is kept for them. */
  readonly rare?: readonly string[];
  readonly grid?: TotalsGrid;
  readonly details?: Details;
  readonly wire?: Wire;
  readonly made?: Readonly<Record<string, Made>>;
  /** What is no part of the report's reply. */
  readonly live?: LiveColumn<ReportRow>;
  /** Whether a row is a heading or a subtotal of others. */
  readonly isStrong?: (row: Row) => boolean;
  /** Which of a server's rows are the report's; without it all are. */
  keeps?(row: Row): boolean;
  /** Of what is, not of what was: there is no period to choose. */
  readonly timeless?: boolean;
  /** Who may read it, with its details, files and paper; without it whoever reads reports. */
  readonly access?: Access;
  /** Reached by address only: the tab strip leaves it out. */
  readonly hidden?: boolean;
}

/** What of a report depends on its own columns: an axis or an order by something else does not compile. */
interface Own<P extends string, C extends Columns, T extends string, D extends Columns, W extends Columns> {
  readonly part: P;
  readonly key: Key<C>;
  readonly apart?: Key<C>;
  readonly columns: C;
  readonly sort?: { readonly key: Key<C>; readonly direction: 'asc' | 'desc' };
  readonly thenBy?: Key<C>;
  readonly chart?: Chart<Key<C>>;
  readonly totals?: readonly T[];
  readonly rare?: readonly NoInfer<T>[];
  readonly details?: Details<Key<C>, D>;
  readonly wire?: Wire<W>;
}

export const defineReport = <
  const P extends string,
  const C extends Columns,
  const T extends string = never,
  const D extends Columns = Columns,
  const W extends Columns = never,
>(
  report: Own<P, C, T, D, W> & Omit<Report, keyof Own<P, C, T, D, W>>,
): Report &
  Defined<P, C, T> &
  ([W] extends [never] ? unknown : { readonly wire: Wire<W> }) &
  (Columns extends D ? unknown : { readonly details: Details<string, D> }) => report as never;

interface Defined<P extends string, C extends Columns, T extends string> {
  readonly part: P;
  readonly columns: C;
  readonly totals?: readonly T[];
}

/** A row of any report, as the BFF gives it. */
export type ReportRow = Readonly<Record<string, unknown>> & {
  readonly past?: Readonly<Record<string, number>> | undefined;
  readonly bucket?: Bucket;
};

/** The columns that the backend's question answers: those of the wire. */
export type ColumnsOnWire<R extends Report> = R extends { readonly wire: { readonly columns: infer W extends Columns } }
  ? W
  : R['columns'];

/** Names of the totals that are not sums of a column. */
export type OtherTotals<R extends Report> = NonNullable<R['totals']>[number];
