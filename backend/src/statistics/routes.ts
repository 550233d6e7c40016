import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { PLACE_IDS, PLACES } from '@/lib/domain/places';
import { boundsOf, type Period } from '@/lib/domain/venue-time';
import type { Report } from '@/lib/reports/report/define';
import { adminDetails, adminReport, MOST_ROWS } from '@/lib/reports/report/endpoints';
import { reports } from '@/lib/reports/statistics/registry';
import type { Database } from '../db/open';
import { route } from '../http/route';
import { asReport, detailQueries, type AskedDetails } from './details';
import type { Asked, Query } from './query';
import { reportQueries } from './registry';
import { runReport } from './run';

type Ask<A> = Readonly<Record<string, (asked: A) => Query>>;
const queries: Ask<Asked> = reportQueries;
const behind: Ask<AskedDetails> = detailQueries;

/** Every report at each of its places (specification part 2 §7); periods are those of the venue's `zone`. */
export function statisticsRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const when = (period: Period) => {
    const now = Math.floor(Date.now() / 1000);
    return { bounds: boundsOf(period, now, zone), bucket: bucketOf(period, now, zone), now, zone };
  };
  for (const place of PLACE_IDS)
    for (const report of reports as readonly Report[]) {
      const { place_id: placeId } = PLACES[place];
      route(app, adminReport(report, place), ({ input: { body } }) => {
        const { page = 1, count = MOST_ROWS, sort, category_id = 0, chart_type = 0, id = 0 } = body;
        const query = queries[report.part]?.({ ...when(body), placeId, category_id, chart_type, id });
        if (!query) throw new Error(`No query for ${report.part}`);
        return runReport(db, report, query, { page, count, sort });
      });
      const details = asReport(report);
      if (!details) continue;
      route(app, adminDetails(report, place), ({ input: { body } }) => {
        const { page = 1, count = MOST_ROWS, sort, category_id = 0, hour = 0, menu_ids = [] } = body;
        const about = { placeId, category_id, hour, menu_ids, chart_type: 0, id: 0 };
        const query = behind[report.part]?.({ ...when(body), ...about });
        if (!query) throw new Error(`No details of ${report.part}`);
        return runReport(db, details, query, { page, count, sort });
      });
    }
}
