import type { z } from 'zod';
import type { Access, Hidden, Sight } from '@/lib/contract/access';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Bucket, Span } from '@/lib/domain/buckets';
import type { Sort } from '@/lib/domain/tree';
import type { SectionId } from '@/lib/contract/sections';
import type { CellValue, ColumnKind, List, Read, Words } from '../list';
import type { Columns, ReportColumn } from './columns';
import type { Filters } from './filters';

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
export interface Details {
  /** Field of the row with the key of its details; nothing opens if it is missing or ''. */
  readonly by: string;
  /** Name of the key in the request, if different. */
  readonly as?: string;
  /** Field of the row with the title of the details, if `by` is only a number. */
  readonly of?: string;
  /** Title of the details for paper, if `by` alone does not say it. */
  readonly paperTitle?: (by: number, words: Words, read: Read) => Promise<string[]>;
  /** Values of `by` without details. */
  readonly without?: readonly (number | string)[];
  /** Further optional fields of the request. */
  readonly asks?: Asks;
  /** Last part of the call's path; `details` by default. */
  readonly path?: string;
  /** Text of a row in the reader's language, which files and paper have as the field `told`. */
  readonly told?: (row: Row, words: Words, locale: string) => string;
  /** Column with the number of the order that a row opens. */
  readonly order?: string;
  readonly key: string;
  readonly columns: Columns;
  readonly sort?: Sort<string>;
}

/** Whether a row has details. */
export const opensDetails = ({ by, without = [] }: Details, { [by]: value }: Row): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) && !without.includes(value);

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
export interface Wire {
  readonly reply: z.ZodType;
  readonly key: string;
  readonly columns: Columns;
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
  /** In a report without a time axis: date (`YYYY-MM-DD`) of a row that stands for a business day; undefined for other rows. */
  readonly dateOf?: (row: ReportRow) => string | undefined;
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
  /** Traits of its list that replace those derived from the report. A list without a period shows current values. */
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

/** Parts of a definition that refer to its columns `K`, totals `T` and columns of details `D` by name. */
interface Naming<K extends string, T extends string, D extends string> {
  readonly part: string;
  readonly key?: K;
  readonly apart?: K;
  readonly sort?: Sort<K>;
  readonly thenBy?: K;
  readonly chart?: Chart<K>;
  readonly needs?: Readonly<Partial<Record<T, Sight>>>;
  readonly rare?: readonly T[];
  readonly details?: {
    readonly by: K;
    readonly of?: K;
    readonly key: D;
    readonly order?: D;
    readonly sort?: Sort<D>;
  };
}

type DetailKeys<R> = R extends { readonly details: { readonly columns: infer D } } ? keyof D & string : never;

/**
 * The type of a report. One with an unknown trait, or that names an unknown column or total, gets an error text as its type,
 * so that using it does not compile.
 */
type Named<R extends Omit<Report, 'key'>> = [Exclude<keyof R, keyof Report>] extends [never]
  ? R extends Naming<keyof R['columns'] & string, OtherTotals<R>, DetailKeys<R>>
    ? R & Pick<Report, 'key'>
    : 'its key, axis, order, chart, rights, rare totals or details name an unknown column or total'
  : 'it has a trait that no report has';

/** Defines a report. Its literal names type its query, details and extensions. The key is the first column by default. */
export const defineReport = <const R extends Omit<Report, 'key'>>(report: R) =>
  ({ key: Object.keys(report.columns)[0], ...report }) as Named<R>;

/** Row of any report from the BFF. */
export type ReportRow = Readonly<Record<string, unknown>> & {
  readonly past?: Readonly<Record<string, number>> | undefined;
  readonly bucket?: Bucket;
};

/** Columns on the wire, which the backend's query must return. */
export type ColumnsOnWire<R extends Report> = R extends { readonly wire: { readonly columns: infer W } }
  ? W
  : R['columns'];

/** Names of totals that are not sums of a column. */
export type OtherTotals<R> = R extends { readonly totals: infer T } ? keyof T & string : never;

/** Numeric totals, without labels. */
export const figuresOf = (totals: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(totals).filter((one): one is [string, number] => typeof one[1] === 'number'));
