import type { SQL } from 'drizzle-orm';
import type { AnyReport } from '@/lib/reports/statistics/registry';
import type { Asked } from './query';

/** What the rows behind a row are asked for by: an hour, dishes, or, as the report itself, a category. */
export interface AskedDetails extends Asked {
  readonly hour: number;
  readonly menu_ids: readonly number[];
}

type Detailed = Extract<AnyReport, { readonly details: object }>;

/** A report with details but without their query, or a query without one of their columns, does not compile. */
export type DetailQueries = {
  readonly [P in Detailed['part']]: (asked: AskedDetails) => {
    readonly select: { readonly [K in keyof Extract<Detailed, { part: P }>['details']['columns'] & string]: SQL };
    readonly from: SQL;
  };
};
