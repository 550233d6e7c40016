import 'server-only';
import type { InputOf } from '../../contract/endpoint';
import { bucketOf } from '../../domain/buckets';
import { pastPeriods } from '../../domain/past-periods';
import { boundsOf } from '../../domain/venue-time';
import { pastTotals, withPast, type PastReply } from '../../reports/report/compare';
import { adminReport, composedReport, MOST_ROWS, type AdminReport } from '../../reports/report/endpoints';
import type { ReportTable } from '../../reports/report/table';
import { reportTables } from '../../reports/statistics/registry';
import { settings } from '../settings';
import { compose, type Call } from './compose';

type Asked = InputOf<AdminReport>['body'];

/** Every row of a report for one period, as many calls as that takes: any of them may have a row beside it now. */
async function wholeReport(call: Call, endpoint: AdminReport, asked: Asked): Promise<Omit<PastReply, 'start'>> {
  const first = await call(endpoint, { body: { ...asked, page: 1, count: MOST_ROWS } });
  const items = [...first.items];
  const total = first.totals['total_records'] ?? items.length;
  for (let page = 2; items.length < total; page += 1) {
    const next = await call(endpoint, { body: { ...asked, page, count: MOST_ROWS } });
    if (next.items.length === 0) break;
    items.push(...next.items);
  }
  return { items, totals: first.totals };
}

function callOf({ report, place }: ReportTable) {
  const endpoint = adminReport(report, place);
  return compose(composedReport(report, place), async ({ body: { compare, ...asked } }, call) => {
    const now = Math.floor(Date.now() / 1000);
    const zone = settings().VENUE_TIMEZONE;
    const { items, totals } = await call(endpoint, { body: asked });
    const bucket = bucketOf(asked, now, zone);
    const periods = compare ? pastPeriods(asked, now, zone, compare) : [];
    if (periods.length === 0) return { items, totals, bucket };
    const past: PastReply[] = [];
    for (const { start_time = 0, end_time = now } of periods)
      past.push({
        start: start_time,
        ...(await wholeReport(call, endpoint, { ...asked, period_id: 5, start_time, end_time })),
      });
    const start = boundsOf(asked, now, zone).start ?? 0;
    return {
      items: withPast(report, items, past, { start, bucket, zone }),
      totals,
      bucket,
      past_totals: pastTotals(report, totals, past),
      past: periods.map(({ start_time = 0, end_time = now }) => ({ start_time, end_time })),
    };
  });
}

/** Reports as the screen has them: with the past beside them, where that is asked for. */
export const reportCalls = reportTables.map(callOf);
