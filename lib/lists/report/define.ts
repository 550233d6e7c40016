import type { z } from 'zod';
import type { Access, Hidden, Sight } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Bucket, Span } from '@/lib/domain/buckets';
import type { Sort } from '@/lib/domain/tree';
import type { SectionId } from '@/lib/contract/sections';
import type { CellValue, ColumnKind, List, Read, Words } from '../list';
import type { Columns, ReportColumn } from './columns';
import type { Filters } from './filters';

type Key<C extends Columns> = keyof C & string;

/** Columns over an axis. `stacked` series share a column. */
export interface Chart<K extends string = string> {
  readonly x: K;
  /** Series by the filter `chart_type`, if there is a choice. */
  readonly series: readonly (readonly K[])[];
  readonly stacked?: boolean;
  /** Series drawn if a server gives no parts, by the same choice; the first of several that it gives. */
  readonly whole?: readonly (K | readonly K[])[];
  /** Series of an earlier period, drawn as the past of the others. */
  readonly past?: readonly K[];
}

/** Totals as a grid: wire names are `{head}_{line}`, or `{line}_{head}` with `lineFirst`. */
export interface TotalsGrid {
  readonly heads: readonly string[];
  readonly lines: readonly string[];
  readonly lineFirst?: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** Details of a row or column: rows requested by one of the row's fields, a number or a text. */
export interface Details<
  B extends string = string,
  D extends Columns = Columns,
  A extends string = string,
  Q extends Asks = Asks,
> {
  /** Field of the row with the key of its details; nothing opens if it is missing or ''. */
  readonly by: B;
  /** Name of the key in the request, if different. */
  readonly as?: A;
  /** Field of the row with the title of the details, if `by` is only a number. */
  readonly of?: string;
  /** Title of the details for paper, if `by` alone does not say it. */
  readonly paperTitle?: (by: number, words: Words, read: Read) => Promise<string[]>;
  /** Values of `by` without details. */
  readonly without?: readonly (number | string)[];
  /** Further optional fields of the request. */
  readonly asks?: Q;
  /** Last part of the call's path; `details` by default. */
  readonly path?: string;
  /** Text of a row in the reader's language, which files and paper have as the field `told`. */
  readonly told?: (row: Row, words: Words, locale: string) => string;
  /** Column with the number of the order that a row opens. */
  readonly order?: string;
  readonly key: string;
  readonly columns: D;
  readonly sort?: Sort<string>;
}
export type Asks = Readonly<Record<string, z.ZodType>>;

/** Totals by wire name: figures, and labels as texts. */
export type Totals = Readonly<Record<string, number | string>>;
/** Format of a total. */
export type TotalKind = Extract<ColumnKind, 'money' | 'count' | 'quantity' | 'percent' | 'text'>;

/** Reply of a report from the BFF. */
export interface ReportReply {
  readonly items: readonly ReportRow[];
  readonly totals: Totals;
  readonly past_totals?: Totals | undefined;
  readonly bucket: Bucket;
  readonly axis: Span;
  /** The usual folder sold nothing in the hall: figures are of its whole menu. */
  readonly whole_menu?: true | undefined;
}

/** Column after those of the wire, computed from a row and the totals. */
export interface Made {
  readonly column: ReportColumn;
  readonly of: (row: Row, totals: Readonly<Record<string, number>>) => CellValue;
}

/**
 * Reply of the admin API that is not a list of rows: its schema, and the rows of the backend's query. The BFF converts
 * it to the report's rows (`lib/sections/statistics/bff/reshape/reports.ts`).
 */
export interface Wire<C extends Columns = Columns, R extends z.ZodType = z.ZodType> {
  readonly reply: R;
  readonly key: string;
  readonly columns: C;
}

/** Report of another section whose calls a report makes. */
export type Via = Pick<Report, 'section' | 'part'>;

/**
 * Report as a value. Section and part give the address of its page and calls; columns give the wire row, table, totals,
 * files, paper and message keys (`reports.parts.{part}`, `reports.columns`); filters give the fields of the request.
 */
export interface Report {
  /** Section that shows it. */
  readonly section: SectionId;
  /** Name in addresses and on the wire. */
  readonly part: string;
  /** Folder on the wire, if not named like the section. */
  readonly folder?: string;
  /** Report whose calls and query it uses, with filters of its own. It then has none itself. */
  readonly via?: Via;
  /** Address of its page, if not `/{section}/{part}`. */
  readonly path?: `/${string}`;
  /** Column that identifies rows. */
  readonly key: string;
  /** On a time axis with several rows per point: the column that distinguishes them. */
  readonly apart?: string;
  readonly columns: Columns;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' };
  /** Secondary order for rows equal in the requested one. */
  readonly thenBy?: string;
  /** Filters by name in the address and on the wire. */
  readonly filters?: Filters;
  readonly chart?: Chart;
  /** Totals besides the sums of columns with `total`, in display order. */
  readonly totals?: Readonly<Record<string, TotalKind>>;
  /** Rights that totals need which are no sums of a column; those follow their column. */
  readonly needs?: Readonly<Record<string, Sight>>;
  /** Further parts of the reply on the wire that need a right. */
  readonly hides?: readonly Hidden[];
  /** For a total that is an average: the total it averages over. */
  averageOver?(total: string): string | undefined;
  /** Totals given only if not 0; no space is reserved for them. */
  readonly rare?: readonly string[];
  readonly grid?: TotalsGrid;
  readonly details?: Details;
  readonly wire?: Wire;
  readonly made?: Readonly<Record<string, Made>>;
  /** Traits of its list in place of those that follow from the report. A list without a period uses current values only. */
  readonly list?: Partial<
    Pick<List<Endpoint, ReportRow>, 'belongsTo' | 'period' | 'live' | 'chart' | 'totals' | 'isStrong'>
  >;
  /** Whether a row of the server belongs to the report; by default all do. */
  keeps?(row: Row): boolean;
  /** Required right for report, details, files and paper; by default that to read reports. */
  readonly access?: Access;
  /** Reachable by address only; without a tab. */
  readonly hidden?: boolean;
  /** Known to our own server only; without a tab on others. */
  readonly ours?: boolean;
}

/** Types of a definition's names, which check its query, details and extensions. */
interface Names {
  section: SectionId;
  part: string;
  columns: Columns;
  total: string;
  filters: Filters;
}

/** Parts of a definition that depend on its names: an unknown axis or order does not compile. */
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
  V extends Via,
> {
  readonly section: S;
  readonly part: P;
  /** First column by default. */
  readonly key?: Key<C>;
  readonly apart?: Key<C>;
  readonly columns: C;
  readonly sort?: { readonly key: Key<C>; readonly direction: 'asc' | 'desc' };
  readonly thenBy?: Key<C>;
  readonly filters?: F;
  readonly chart?: Chart<Key<C>>;
  readonly totals?: Readonly<Record<T, TotalKind>>;
  readonly needs?: Readonly<Partial<Record<NoInfer<T>, Sight>>>;
  readonly rare?: readonly NoInfer<T>[];
  readonly details?: Details<B & Key<C>, D, A, Q> & {
    readonly of?: Key<C>;
    readonly key: Key<D>;
    readonly order?: Key<D>;
    readonly sort?: Sort<Key<D>>;
  };
  readonly wire?: Wire<W, R>;
  readonly via?: V;
}

export const defineReport = <
  const S extends SectionId,
  const P extends string,
  const C extends Columns,
  const T extends string = never,
  // oxlint-disable-next-line typescript/no-empty-object-type
  const F extends Filters = {},
  const B extends string = never,
  const D extends Columns = never,
  const A extends string = B,
  // oxlint-disable-next-line typescript/no-empty-object-type
  const Q extends Asks = {},
  const W extends Columns = never,
  R extends z.ZodType = z.ZodType,
  V extends Via = never,
>(
  report: Own<S, P, C, T, F, B, D, A, Q, W, R, V> & Omit<Report, keyof Own<S, P, C, T, F, B, D, A, Q, W, R, V>>,
): Omit<Report, keyof Defined<Names> | 'details' | 'wire' | 'via'> &
  Defined<{ section: S; part: P; columns: C; total: T; filters: F }> &
  ([W] extends [never] ? unknown : { readonly wire: Wire<W, R> }) &
  ([V] extends [never] ? unknown : { readonly via: V }) &
  ([D] extends [never] ? unknown : { readonly details: Details<B, D, A, Q> }) =>
  ({ key: Object.keys(report.columns)[0], ...report }) as never;

interface Defined<N extends Names> {
  readonly section: N['section'];
  readonly part: N['part'];
  readonly columns: N['columns'];
  readonly totals?: Readonly<Record<N['total'], TotalKind>>;
  readonly filters?: N['filters'];
}

/** Row of any report from the BFF. */
export type ReportRow = Readonly<Record<string, unknown>> & {
  readonly past?: Readonly<Record<string, number>> | undefined;
  readonly bucket?: Bucket;
};

/** Columns on the wire, which the backend's query must return. */
export type ColumnsOnWire<R extends Report> = R extends { readonly wire: { readonly columns: infer W extends Columns } }
  ? W
  : R['columns'];

/** Names of totals that are not sums of a column. */
export type OtherTotals<R extends Report> = keyof NonNullable<R['totals']> & string;

/** Numeric totals, without labels. */
export const figuresOf = (totals: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).filter((one): one is [string, number] => typeof one[1] === 'number'));
