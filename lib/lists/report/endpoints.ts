import { z } from '#zod';
import { endpointsOf, type Endpoint } from '@/lib/contract/endpoint';
import { ofPeriod, type period } from '@/lib/contract/period';
import { Page, UnixSeconds, Whole } from '@/lib/contract/primitives';
import { memoized } from '@/lib/domain/memoized';
import { COMPARISONS } from '@/lib/domain/past-periods';
import type { SectionId } from '@/lib/contract/sections';
import { accessOf } from '@/lib/contract/report-access';
import type { Columns, ReportColumn } from './columns';
import type { Details, Report } from './define';
import { checked, wireFields, type Filters } from './filters';
import { detailsHide, hidesOf } from './hides';
import { homeOf } from './home';

const reads = ['orders', 'stock', 'expenses', 'menu', 'groups'] as const;

/** Maximum of rows per request. */
export const MOST_ROWS = 1000;

const Totals = z.record(z.string(), z.union([z.number(), z.string()]));

/** Sortable columns: the displayed ones. */
const keysOf = (columns: Columns): string[] => Object.keys(columns).filter((key) => !columns[key]?.wireOnly);

/** Filters are fields of the request known to a definition only; to the compiler they are further fields. */
const requestOf = <S extends z.ZodRawShape>(shape: S, further: z.ZodRawShape, filters: Filters) =>
  checked(ofPeriod({ ...shape, ...further }), filters) as unknown as z.ZodObject<S & typeof period, z.core.$loose>;

const slice = { page: Page.optional(), count: z.int().positive().max(MOST_ROWS).optional() };

/** Request of every report by wire names, besides its period: page, order. */
const requestFields = ({ columns }: Report) => ({
  ...slice,
  part: z.string().optional(),
  sort: z
    .object({
      part: z.string().optional(),
      key: z.enum(keysOf(columns)),
      direction: z.enum(['asc', 'desc']),
    })
    .optional(),
});

const rowOf = (columns: Columns) =>
  z.object(Object.fromEntries(Object.entries(columns).map(([key, { schema }]) => [key, schema])));

/** Names that servers give to the list of rows. */
const LISTS = ['items', 'groups', 'data'] as const;

/** A legacy server's reply with its rows as `items`, and without totals that have no value. */
function renamed(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  const { totals, ...given } = reply as Readonly<Record<string, unknown>>;
  const known = typeof totals === 'object' ? Object.entries(totals ?? {}).filter(([, value]) => value !== null) : [];
  return {
    items: LISTS.map((name) => given[name]).find(Array.isArray),
    ...(known.length > 0 && { totals: Object.fromEntries(known) }),
  };
}

// Callers share the schemas of a report: creating them is slow on a phone.
const adminSchemas = memoized((report: Report) => {
  const { filters = {}, wire, columns } = report;
  const items = z.array(rowOf(columns));
  return {
    body: requestOf(requestFields(report), wireFields(filters), filters),
    hides: hidesOf(report),
    reply: wire?.reply ?? z.object({ items, totals: Totals }),
    ...(!wire && { legacyReply: z.preprocess(renamed, z.object({ items, totals: Totals.default({}) })) }),
  };
});

const idOf = (wire: string): string => wire.replaceAll('/', '.');

/** Call of the admin API for a report in a section. */
export function adminReport(report: Report, section: SectionId) {
  const { wire } = homeOf(report, section);
  return endpointsOf(section)[report.ours ? 'ours' : 'call']({
    id: idOf(wire),
    path: `/api/v1/admin/${wire}`,
    ...adminSchemas(report),
    access: accessOf(report),
    reads,
  });
}
export type AdminReport = ReturnType<typeof adminReport>;

/** Request field for details: an hour, a number or a text, by the row's column. */
const keyOnWire = ({ kind }: Pick<ReportColumn, 'kind'>) =>
  kind === 'text' ? z.string().max(200) : kind === 'hour' ? z.int().min(0).max(23) : Whole;

const NO_DETAILS: Details = { by: '', key: '', columns: {} };

const detailsSchemas = memoized(({ columns: own, filters = {}, details = NO_DETAILS }: Report) => {
  const { by, as = by, asks = {}, columns } = details;
  const sort = z.object({ key: z.enum(Object.keys(columns)), direction: z.enum(['asc', 'desc']) });
  const extra = Object.entries({ ...asks, [as]: keyOnWire(own[by] ?? { kind: 'id' }) });
  const further = Object.fromEntries(extra.map(([name, schema]) => [name, schema.optional()]));
  const reply = z.object({ items: z.array(rowOf(columns)), totals: Totals.optional() });
  return {
    body: requestOf({ ...slice, sort: sort.optional() }, { ...wireFields(filters), ...further }, filters),
    hides: detailsHide({ columns }),
    reply,
    legacyReply: z.preprocess(renamed, reply),
  };
});

/** Call for the details of a row. Pages, order and totals are ours: a legacy server returns every row at once. */
export function adminDetails(report: Report, section: SectionId) {
  const { wire } = homeOf(report, section);
  return endpointsOf(section)[report.ours ? 'ours' : 'call']({
    id: `${idOf(wire)}.details`,
    path: `/api/v1/admin/${wire}/${report.details?.path ?? 'details'}`,
    ...detailsSchemas(report),
    access: accessOf(report),
    reads,
  });
}
export type AdminDetails = ReturnType<typeof adminDetails>;

/** Admin API calls of a report in one of its sections. A report that makes another report's calls (`via`) has none. */
export const endpointsOfReport = ({ report, section }: { report: Report; section: SectionId }): readonly Endpoint[] =>
  report.via ? [] : [adminReport(report, section), ...(report.details ? [adminDetails(report, section)] : [])];

const Past = z.record(z.string(), z.number());

const composedSchemas = memoized((report: Report) => {
  const { filters = {}, columns } = report;
  const compare = z.enum(COMPARISONS).optional();
  return {
    body: requestOf({ ...requestFields(report), compare }, wireFields(filters), filters),
    hides: hidesOf(report),
    reply: z.object({
      items: z.array(rowOf(columns).extend({ past: Past.optional() })),
      totals: Totals,
      past_totals: Past.optional(),
      past: z.array(z.object({ start_time: UnixSeconds, end_time: UnixSeconds })).optional(),
      paired: z.object({ days: z.int(), start_time: UnixSeconds, end_time: UnixSeconds }).optional(),
      bucket: z.enum(['hour', 'day', 'month']),
      axis: z.object({ start_time: UnixSeconds.nullable(), end_time: UnixSeconds }),
      /** The usual folder sold nothing in the hall: figures are of its whole menu. */
      whole_menu: z.literal(true).optional(),
    }),
  };
});

/**
 * BFF call for a report with the past of each row and total in the periods of `compare` (mean of several). `bucket` is
 * the division of its time axis, `axis` its range. Days of `paired` are compared with those as many `days` earlier.
 */
export function composedReport(report: Report, section: SectionId) {
  const { id } = homeOf(report, section);
  return endpointsOf(section)[report.ours ? 'ours' : 'call']({
    id: `reports.${id}`,
    path: `/api/reports/${id}`,
    ...composedSchemas(report),
    access: accessOf(report),
    reads,
  });
}
export type ComposedReport = ReturnType<typeof composedReport>;
