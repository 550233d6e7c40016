import 'server-only';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { bucketOf, spanOf } from '@/lib/domain/buckets';
import { daysEarlier, pastPeriods, weekdayPairs } from '@/lib/domain/past-periods';
import { sortBy } from '@/lib/domain/sort-by';
import type { Hall, Place } from '@/lib/contract/places';
import { CUSTOM } from '@/lib/contract/period';
import { boundsOf, sinceCutOff } from '@/lib/domain/venue-time';
import { pastTotals, withPast, type PastReply, type ReportRows } from '@/lib/lists/report/compare';
import { categoryFilter } from '@/lib/lists/filters';
import { figuresOf, type Report } from '@/lib/lists/report/define';
import {
  adminReport,
  composedReport,
  MOST_ROWS,
  type AdminReport,
  type ComposedReport,
} from '@/lib/lists/report/endpoints';
import { sent, valuesOf } from '@/lib/lists/report/filters';
import type { ReportList } from '@/lib/lists/report/list';
import { reportLists } from '@/lib/sections/reports';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import { compose, type Call } from '@/lib/bff/compose';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { reshaped } from './reshape/reports';

type Asked = InputOf<AdminReport>['body'];

/** All rows of a report for one period, in as many calls as needed: each may match a row of the other period. */
async function wholeReport(call: Call, report: Report, endpoint: AdminReport, asked: Asked): Promise<ReportRows> {
  const pageOf = async (page: number) =>
    reshaped(report, await call(endpoint, { body: { ...asked, page, count: MOST_ROWS } }));
  const first = await pageOf(1);
  const items = [...first.items];
  const total = figuresOf(first.totals)['total_records'] ?? items.length;
  for (let page = 2; items.length < total; page += 1) {
    const next = await pageOf(page);
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return { items, totals: first.totals };
}

/** Rows in the order of the server: past-only rows stand among the others, hours follow the business day. */
function inOrder<R extends object>({ columns, ...report }: Report, rows: readonly R[], sort: Asked['sort']): R[] {
  const { key, sort: usual = { key, direction: 'asc' } } = report;
  const valueOf = (row: object, name: string): unknown => {
    const value = (row as Readonly<Record<string, unknown>>)[name];
    return columns[name]?.kind === 'hour' && typeof value === 'number' ? sinceCutOff(value) : value;
  };
  return sortBy(sortBy(rows, { key, direction: 'asc' }, valueOf), sort ?? usual, valueOf);
}

/**
 * Request to the admin API. Another report, whose calls this one makes, may lack a column that it sorts by and has other
 * defaults. A server that is not `own` would ignore filters of ours, for which its screens have no controls.
 */
function sentBy({ via, filters = {} }: Report, { sort, ...asked }: Asked, own: boolean): Asked {
  const known = Object.fromEntries(Object.entries(asked).filter(([name]) => own || !filters[name]?.ours)) as Asked;
  return via ? { ...sent(filters, valuesOf(filters, {})), ...known } : { ...known, ...(sort && { sort }) };
}

/** Whether to ask for the whole menu: karaoke and ddweed may have sold nothing of the usual folder. */
function wantsWholeMenu(place: Place, asked: Asked, { items, totals }: ReportRows): boolean {
  const { category_id, hall } = asked as { readonly category_id?: unknown; readonly hall?: Hall | '' };
  const isOther = ['karaoke', 'ddweed'].includes(hall || place);
  return isOther && category_id === categoryFilter.usual && (figuresOf(totals)['total_records'] ?? items.length) === 0;
}

function callOf({ report, section, place }: ReportList) {
  const endpoint = adminReport(report, section);
  return compose(composedReport(report, section), async ({ body: { compare, ...asked } }, call, { server }) => {
    const now = Math.floor(Date.now() / 1000);
    const zone = settings().VENUE_TIMEZONE;
    const first = sentBy(report, asked, isOwn(server));
    const ofFolder = reshaped(report, await call(endpoint, { body: first }), asked.sort);
    const isWholeMenu = wantsWholeMenu(place, asked, ofFolder);
    const body = isWholeMenu ? { ...first, category_id: 0 } : first;
    const found = isWholeMenu ? reshaped(report, await call(endpoint, { body }), asked.sort) : ofFolder;
    const whole_menu = isWholeMenu ? ({ whole_menu: true } as const) : {};
    const totals = { ...found.totals };
    const { total_records = found.items.length } = figuresOf(totals);
    const isWhole = found.items.length >= total_records;
    // A legacy server orders hours by the clock; another report is not asked for an order.
    const isUnordered = report.via !== undefined || report.columns[report.key]?.kind === 'hour';
    const items = isWhole && isUnordered ? inOrder(report, found.items, asked.sort) : [...found.items];
    const [bucket, axis] = [bucketOf(asked, now, zone), spanOf(asked, now, zone)];
    const periods = compare ? pastPeriods(asked, now, zone, compare) : [];
    if (periods.length === 0) return { items, totals, bucket, axis, ...whole_menu };
    const start = axis.start_time ?? 0;
    const isRunning = (boundsOf(asked, now, zone).end ?? now) >= now;
    const during = (start_time: number, end_time: number) => {
      const cut = isRunning && isOwn(server) && report.filters?.['paid_until'] ? { paid_until: end_time } : {};
      return wholeReport(call, report, endpoint, { ...body, ...cut, period_id: CUSTOM, start_time, end_time });
    };
    const hasAxis = Object.values(report.columns).some(({ kind }) => kind === 'point');
    const hasDays = hasAxis || items.some((row) => report.dateOf?.(row) !== undefined);
    const paired = hasDays && compare === 'previous' ? weekdayPairs(asked, now, zone) : undefined;
    const past: PastReply[] = [];
    for (const { start_time = 0, end_time = now } of periods) {
      const whole = await during(start_time, end_time);
      if (!paired) past.push({ start: start_time, ...whole });
      else {
        const { items: days } = await during(paired.start_time, paired.end_time);
        past.push({ start: daysEarlier(start, paired.days, zone), paired, items: days, totals: whole.totals });
      }
    }
    const rows = withPast(report, items, past, { start, bucket, zone, isWhole });
    const added = rows.length - items.length;
    return {
      items: added > 0 ? inOrder(report, rows, asked.sort) : rows,
      totals: { ...totals, total_records: total_records + added },
      bucket,
      axis,
      ...whole_menu,
      past_totals: pastTotals(report, totals, past),
      past: periods.map(({ start_time = 0, end_time = now }) => ({ start_time, end_time })),
      ...(paired && { paired }),
    };
  });
}

/** Reports for the screen, with the compared period where asked for. */
export const reportCalls = reportLists.map(callOf);

/** Reads a report for another composed call. */
export const askReport = (
  list: ReportList,
  body: InputOf<ComposedReport>['body'],
  call: Call,
  context: UpstreamContext,
) => callOf(list).run({ body }, call, context) as Promise<ReplyOf<ComposedReport>>;
