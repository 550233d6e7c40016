import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Bucket } from '@/lib/domain/buckets';
import type { Bounds } from '@/lib/domain/venue-time';
import type { Asks, ColumnsOnWire, Details, OtherTotals, Report } from '@/lib/reports/report/define';
import type { FilterValues } from '@/lib/reports/report/filters';
import type { PartIn, ReportIn, Reporting } from '@/lib/reports/sections';
import type { Columns } from '@/lib/reports/report/columns';

/** What every report is asked: a stretch of time at a place. */
export interface Asked {
  readonly bounds: Bounds;
  readonly placeId: number;
  readonly zone: string;
  /** How a time axis is divided. */
  readonly bucket: Bucket;
  /** Unix seconds. */
  readonly now: number;
}

/** The same with the values of the report's own filters. */
export type AskedOf<R extends Report> = Asked & FilterValues<NonNullable<R['filters']>>;

/**
 * One question to the database: an expression for each column of the report (money in satang), and the rows that they are
 * taken from. Totals that are no column's sum are expressions over `from`, or over all rows as `report`; they are what the
 * wire has: baht, percents, texts.
 */
export interface Query<R extends Report = Report> {
  readonly select: { readonly [K in keyof ColumnsOnWire<R> & string]: SQL };
  /** Tables of its own, as they follow `with`, for what the rows are taken from more than once. */
  readonly with?: SQL;
  /** Expressions of a row that totals alone use. */
  readonly besides?: Readonly<Record<string, SQL>>;
  /** What follows `from`: sources, conditions, groups. */
  readonly from: SQL;
  readonly totals?: { readonly select: { readonly [T in OtherTotals<R>]: SQL }; readonly from?: SQL };
}

export type RowsOf<R extends Report> = (
  asked: AskedOf<R>,
) => Query<R> & ([OtherTotals<R>] extends [never] ? unknown : Required<Pick<Query<R>, 'totals'>>);

/** What a query finds: rows and totals as the wire has them. */
export interface Found {
  readonly items: Record<string, unknown>[];
  readonly totals: Record<string, number | string>;
}

/** What details are asked: as the report, and by the key of the row. */
type AskedBehind<R extends Report, B extends string, A extends string, Q extends Asks> = Omit<AskedOf<R>, A> & {
  readonly [N in A]: R['columns'][B] extends { readonly schema: infer S extends z.ZodType }
    ? NonNullable<z.output<S>>
    : never;
} & { readonly [N in keyof Q]?: z.output<Q[N]> };

type BehindOf<R extends Report> = R extends {
  readonly details: Details<infer B, infer D extends Columns, infer A, infer Q extends Asks>;
}
  ? (asked: AskedBehind<R, B, A, Q>) => {
      readonly select: { readonly [K in keyof D & string]: SQL };
      readonly from: SQL;
    }
  : never;

/** The query of a report: without a column or a total of its definition it does not compile. */
export type Rows<S extends Reporting, P extends PartIn<S>> = RowsOf<ReportIn<S, P>>;
/** The query of the rows behind a row. */
export type Behind<S extends Reporting, P extends PartIn<S>> = BehindOf<ReportIn<S, P>>;

type DetailsPart<R extends Report> = R extends { readonly details: object }
  ? { readonly details: BehindOf<R> }
  : unknown;
type WirePart<R> = R extends { readonly wire: { readonly reply: infer S extends z.ZodType } }
  ? { readonly wire: (found: Found) => z.output<S> }
  : unknown;
type Answer<R extends Report> = unknown extends DetailsPart<R> & WirePart<R>
  ? RowsOf<R>
  : { readonly rows: RowsOf<R> } & DetailsPart<R> & WirePart<R>;

/**
 * How each report of a section is answered: its query, or with it what its definition adds, the query of its details and
 * the reply on the wire. One left out, or one for a part that does not exist, does not compile.
 */
export type Answers<S extends Reporting> = { readonly [P in PartIn<S>]: Answer<ReportIn<S, P>> };
