import { z } from 'zod';
import { defineEndpoint } from '../../contract/endpoint';
import { Page, UnixSeconds, Whole } from '../../contract/primitives';
import { period } from '../../contract/stock-story';
import { COMPARISONS } from '../../domain/past-periods';
import { PLACES, type Place } from '../../domain/places';
import { accessOf } from './access';
import type { Columns } from './columns';
import type { Report } from './define';

const reads = ['orders', 'stock', 'expenses', 'menu', 'groups'] as const;

/** The most rows that a report gives at once. */
export const MOST_ROWS = 1000;

/** The admin API's name of a report of a place. */
export const partOf = ({ part }: Pick<Report, 'part'>, place: Place): string => part + PLACES[place].suffix;

const Totals = z.record(z.string(), z.number());

/** The columns by which a report can be ordered: those that somebody sees. */
const keysOf = (columns: Columns): string[] => Object.keys(columns).filter((key) => !columns[key]?.wireOnly);

/** What every report may be asked, by the wire's names (specification part 2 §7). */
const asked = (columns: Columns) => ({
  ...period,
  part: z.string().optional(),
  page: Page.optional(),
  count: z.int().positive().max(MOST_ROWS).optional(),
  chart_type: Whole.optional(),
  category_id: Whole.optional(),
  id: Whole.optional(),
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

/** The schemas of a report, made once: every place has the same, and a phone makes them while somebody waits. */
function once<T>(make: (report: Report) => T): (report: Report) => T {
  const made = new WeakMap<Report, T>();
  return (report) => {
    const schemas = made.get(report) ?? make(report);
    made.set(report, schemas);
    return schemas;
  };
}

const adminSchemas = once(({ columns, wire }) => ({
  body: z.object(asked(columns)),
  reply: wire?.reply ?? z.object({ items: z.array(rowOf(columns)), totals: Totals }),
}));

/** The admin API's call for a report of a place. */
export const adminReport = (report: Report, place: Place) =>
  defineEndpoint({
    id: `statistics.${partOf(report, place)}`,
    method: 'POST',
    path: `/api/v1/admin/statistics/${partOf(report, place)}`,
    ...adminSchemas(report),
    access: accessOf(report),
    reads,
  });
export type AdminReport = ReturnType<typeof adminReport>;

const detailsSchemas = once(({ details }) => ({
  body: z.object({
    ...period,
    hour: z.int().min(0).max(23).optional(),
    category_id: Whole.optional(),
    menu_ids: z.array(Whole).max(MOST_ROWS).optional(),
    page: Page.optional(),
    count: z.int().positive().max(MOST_ROWS).optional(),
    sort: z.object({ key: z.enum(Object.keys(details?.columns ?? {})), direction: z.enum(['asc', 'desc']) }).optional(),
  }),
  reply: z.object({ items: z.array(rowOf(details?.columns ?? {})), totals: Totals.optional() }),
}));

/**
 * The admin API's call for what lies behind a row of a report: of a category, an hour, dishes. Pages, order and totals
 * are ours: a legacy server gives every row at once.
 */
export const adminDetails = (report: Report, place: Place) =>
  defineEndpoint({
    id: `statistics.${partOf(report, place)}.details`,
    method: 'POST',
    path: `/api/v1/admin/statistics/${partOf(report, place)}/details`,
    ...detailsSchemas(report),
    access: accessOf(report),
    reads,
  });
export type AdminDetails = ReturnType<typeof adminDetails>;

const Past = z.record(z.string(), z.number());

const composedSchemas = once(({ columns }) => ({
  body: z.object({ ...asked(columns), compare: z.enum(COMPARISONS).optional() }),
  reply: z.object({
    items: z.array(rowOf(columns).extend({ past: Past.optional() })),
    totals: Totals,
    past_totals: Totals.optional(),
    past: z.array(z.object({ start_time: UnixSeconds, end_time: UnixSeconds })).optional(),
    bucket: z.enum(['hour', 'day', 'month']),
    axis: z.object({ start_time: UnixSeconds.nullable(), end_time: UnixSeconds }),
  }),
}));

/**
 * The BFF's own: the same report, with each row and total beside what they were in the periods that `compare` names
 * (the mean of several). `bucket` says how its time axis is divided, `axis` what it spans.
 */
export const composedReport = (report: Report, place: Place) =>
  defineEndpoint({
    id: `reports.${partOf(report, place)}`,
    method: 'POST',
    path: `/api/reports/${partOf(report, place)}`,
    ...composedSchemas(report),
    access: accessOf(report),
    reads,
  });
export type ComposedReport = ReturnType<typeof composedReport>;
