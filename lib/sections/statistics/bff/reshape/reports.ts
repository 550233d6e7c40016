import type { z } from 'zod';
import type { Sort } from '@/lib/domain/tree';
import type { ReportRows } from '@/lib/lists/report/compare';
import type { Report } from '@/lib/lists/report/define';
import { entryOf, type PartIn, type ReportIn, type Reporting } from '@/lib/sections/reports';
import { rowsOfDelivery } from './delivery';
import { rowsOfGroups } from './expense-categories';

type Reshape<R> = R extends { readonly wire: { readonly reply: infer S extends z.ZodType } }
  ? (reply: z.output<S>, sort: Sort<string> | undefined) => ReportRows
  : never;
/** Any report; section and part tell which. */
interface Loose {
  readonly wire: { readonly reply: z.ZodUnknown };
}
type Wired<S extends Reporting> = {
  readonly [P in PartIn<S> as ReportIn<S, P> extends { readonly wire: object } ? P : never]: Reshape<ReportIn<S, P>>;
};

/** Row functions of reports whose wire is not a list of rows. A missing one does not compile. */
const RESHAPE: { readonly [S in Reporting]: Wired<S> } = {
  statistics: { expense_categories: rowsOfGroups },
  delivery: { delivery: rowsOfDelivery },
  analytics: {},
};

/** Rows and totals of a report for any shape of its wire; `reply` was parsed by the definition's schema. */
export function reshaped(report: Report, reply: unknown, sort?: Sort<string>): ReportRows {
  if (!report.wire) return reply as ReportRows;
  const reshape = entryOf(RESHAPE, report) as Reshape<Loose> | undefined;
  if (!reshape) throw new Error(`No rows for ${report.section}/${report.part}`);
  return reshape(reply, sort);
}
