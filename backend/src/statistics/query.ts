import type { SQL } from 'drizzle-orm';
import type { Bucket } from '@/lib/domain/buckets';
import type { Bounds } from '@/lib/domain/venue-time';
import type { ReportOf, ReportPart } from '@/lib/reports/statistics/registry';
import type { ColumnsOnWire, OtherTotals, Report } from '@/lib/reports/report/define';

/** What a report is asked: a stretch of time at a place, and what narrows it. */
export interface Asked {
  readonly bounds: Bounds;
  readonly placeId: number;
  readonly zone: string;
  /** How a time axis is divided. */
  readonly bucket: Bucket;
  /** Unix seconds. */
  readonly now: number;
  readonly category_id: number;
  readonly chart_type: number;
  /** 0 where none was given. */
  readonly id: number;
}

/**
 * One question to the database: an expression for each column of the report (money in satang), and the rows that they are
 * taken from. Totals that are no column's sum are expressions over `from`, or over all rows as `report`; they are what the
 * wire has, baht and percents.
 */
export interface Query<R extends Report = Report> {
  readonly select: { readonly [K in keyof ColumnsOnWire<R> & string]: SQL };
  /** Tables of its own, as they follow `with`, for what the rows are taken from more than once. */
  readonly with?: SQL;
  /** Of a row, what only totals ask for. */
  readonly besides?: Readonly<Record<string, SQL>>;
  /** What follows `from`: sources, conditions, groups. */
  readonly from: SQL;
  readonly totals?: { readonly select: { readonly [T in OtherTotals<R>]: SQL }; readonly from?: SQL };
}

/** A report without its query, or a query without one of its columns or totals, does not compile. */
export type ReportQueries = {
  readonly [P in ReportPart]: (
    asked: Asked,
  ) => Query<ReportOf<P>> &
    ([OtherTotals<ReportOf<P>>] extends [never] ? unknown : Required<Pick<Query<ReportOf<P>>, 'totals'>>);
};
