import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Bucket } from '@/lib/domain/buckets';
import type { WeekdayPairs } from '@/lib/domain/past-periods';
import type { Bounds } from '@/lib/domain/venue-time';
import type { ColumnsOnWire, Details, OtherTotals, Report } from '@/lib/lists/report/define';
import type { FilterValues } from '@/lib/lists/report/filters';
import type { PartIn, ReportIn, Reporting } from '@/lib/sections/reports';
import type { Database } from '../../db/open';
import type { Asked as OfSource } from '../../ledger/sales/sources';

/** Period, place and clock of a report. */
export interface Asked extends OfSource {
  /** Place of the section that shows the report. */
  readonly homeId: number;
  /** Division of the time axis. */
  readonly bucket: Bucket;
  /** Unix seconds. */
  readonly now: number;
  /** Whether the reader may not see quantities; rows then do not depend on them either. */
  readonly isBlind?: boolean;
}

/** The two periods before a report's, latest first; empty without a start. */
export interface Earlier {
  readonly earlier: readonly Bounds[];
  /** How days of months stand beside those of the months before. */
  readonly pairs?: WeekdayPairs | undefined;
}

/** The same with the values of the report's own filters. */
export type AskedOf<R extends Report> = Asked &
  Earlier &
  FilterValues<R extends { readonly filters: infer F } ? F : unknown>;

/**
 * One query: an expression for each column of the report (money in satang) and the source of its rows. Totals that are
 * not the sum of a column are expressions over `from`, or over all rows as `report`, in wire units: baht, percent,
 * text.
 */
export interface Query<R extends Report = Report> {
  readonly select: { readonly [K in keyof ColumnsOnWire<R> & string]: SQL };
  /** Named subqueries, the text after `with`, for sources that are read more than once. */
  readonly with?: SQL;
  /** Further expressions of a row, for totals only. */
  readonly besides?: Readonly<Record<string, SQL>>;
  /** Text after `from`: sources, conditions, groups. */
  readonly from: SQL;
  readonly totals?: { readonly select: { readonly [T in OtherTotals<R>]: SQL }; readonly from?: SQL };
}

export type RowsOf<R extends Report> = (
  asked: AskedOf<R>,
) => Query<R> & ([OtherTotals<R>] extends [never] ? unknown : Required<Pick<Query<R>, 'totals'>>);

/** Result of a query: rows and totals as on the wire. */
export interface Found {
  readonly items: Record<string, unknown>[];
  readonly totals: Record<string, number | string>;
}

/** Name of the request field that carries the key of details `D`. */
type KeyOf<D> = D extends { readonly as: infer A extends string } ? A : D extends { readonly by: infer B } ? B : never;
type AsksOf<D> = D extends { readonly asks: infer Q } ? Q : unknown;

/** Input of details `D`: that of the report, and the key of the row. */
type AskedBehind<R extends Report, D extends Details> = Omit<AskedOf<R>, KeyOf<D> & string> & {
  readonly [N in KeyOf<D> & string]: R['columns'][D['by']] extends { readonly schema: infer S extends z.ZodType }
    ? NonNullable<z.output<S>>
    : never;
} & { readonly [N in keyof AsksOf<D>]?: z.output<AsksOf<D>[N] & z.ZodType> };

type BehindOf<R extends Report> = R extends { readonly details: infer D extends Details }
  ? (asked: AskedBehind<R, D>) => {
      readonly select: { readonly [K in keyof D['columns'] & string]: SQL };
      readonly from: SQL;
    }
  : never;

/** Page and order of the rows. */
export interface Slice {
  readonly page: number;
  readonly count: number;
  readonly sort?: { readonly key: string; readonly direction: 'asc' | 'desc' } | undefined;
}

/** Details that another part of the backend answers, in place of a query. */
type FindOf<R extends Report> = R extends { readonly details: infer D extends Details }
  ? (db: Database['db'], asked: AskedBehind<R, D>, slice: Slice) => Promise<Found>
  : never;

/** Query of a report. A missing column or total of its definition does not compile. */
export type Rows<S extends Reporting, P extends PartIn<S>> = RowsOf<ReportIn<S, P>>;
/** Query of the details of a row. */
export type Behind<S extends Reporting, P extends PartIn<S>> = BehindOf<ReportIn<S, P>>;

export type Find<S extends Reporting, P extends PartIn<S>> = FindOf<ReportIn<S, P>>;

type DetailsPart<R extends Report> = R extends { readonly details: object }
  ? { readonly details: BehindOf<R> } | { readonly find: FindOf<R> }
  : unknown;
type WirePart<R> = R extends { readonly wire: { readonly reply: infer S extends z.ZodType } }
  ? { readonly wire: (found: Found) => z.output<S> }
  : unknown;
/** Work before a query, e.g. an update of what it reads. */
interface Prepared<R extends Report> {
  readonly prepare?: (db: Database['db'], asked: AskedOf<R>) => Promise<void>;
}
type Answer<R extends Report> = { readonly rows: RowsOf<R> } & Prepared<R> & DetailsPart<R> & WirePart<R>;

/**
 * Answers of the reports of a section: the query, what the definition adds to it, its details and its reply on the wire.
 * Reports that make another one's calls have none. A missing part, or one that does not exist, does not compile.
 */
export type Answers<S extends Reporting> = {
  readonly [P in PartIn<S> as ReportIn<S, P> extends { readonly via: object } ? never : P]: Answer<ReportIn<S, P>>;
};
