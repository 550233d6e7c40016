import type { z } from 'zod';
import type { Sort } from '../../domain/tree';
import type { Columns } from './columns';

type Key<C extends Columns> = keyof C & string;

/** Columns over an axis. What stands in one column together is `stacked`; `right` has an axis of its own. */
export interface Chart<K extends string = string> {
  readonly x: K;
  /** By the filter `chart_type`, where there is more than one choice. */
  readonly series: readonly (readonly K[])[];
  readonly stacked?: boolean;
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
  /** The row's field that names what is asked for, which is also its name in the request. */
  readonly by: K;
  readonly key: string;
  readonly columns: D;
  readonly sort?: Sort<string>;
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
  readonly columns: Columns;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' };
  /** The column that orders rows which are alike in the one asked for. */
  readonly thenBy?: string;
  /** By their names in the address and on the wire; see `filters.ts`. */
  readonly filters?: Readonly<Record<string, z.ZodType>>;
  readonly chart?: Chart;
  /** Totals besides the sums of columns that have a `total`. */
  readonly totals?: readonly string[];
  readonly grid?: TotalsGrid;
  readonly details?: Details;
  /** Reached by address only: the tab strip leaves it out. */
  readonly hidden?: boolean;
}

/** What of a report depends on its own columns: an axis or an order by something else does not compile. */
interface Own<P extends string, C extends Columns, T extends string, D extends Columns> {
  readonly part: P;
  readonly key: Key<C>;
  readonly columns: C;
  readonly sort?: { readonly key: Key<C>; readonly direction: 'asc' | 'desc' };
  readonly thenBy?: Key<C>;
  readonly chart?: Chart<Key<C>>;
  readonly totals?: readonly T[];
  readonly details?: Details<Key<C>, D>;
}

export const defineReport = <
  const P extends string,
  const C extends Columns,
  const T extends string = never,
  const D extends Columns = Columns,
>(
  report: Own<P, C, T, D> & Omit<Report, keyof Own<P, C, T, D>>,
): Report & { readonly part: P; readonly columns: C; readonly totals?: readonly T[] } => report;

/** A row on the wire. */
export type RowOf<R extends Report> = { [K in keyof R['columns']]: z.output<R['columns'][K]['schema']> };

/** Names of the totals that are not sums of a column. */
export type OtherTotals<R extends Report> = R extends { readonly totals?: readonly (infer T extends string)[] }
  ? T
  : never;
