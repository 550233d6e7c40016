import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { PLACE_IDS, PLACES } from '@/lib/domain/places';
import { boundsOf } from '@/lib/domain/venue-time';
import { adminReport, MOST_ROWS } from '@/lib/reports/report/endpoints';
import { reports } from '@/lib/reports/statistics/registry';
import type { Database } from '../db/open';
import { route } from '../http/route';
import type { Asked, Query } from './query';
import { reportQueries } from './registry';
import { runReport } from './run';

const queries: Readonly<Record<string, (asked: Asked) => Query>> = reportQueries;

/** Every report at each of its places (specification part 2 §7); periods are those of the venue's `zone`. */
export function statisticsRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  for (const place of PLACE_IDS)
    for (const report of reports)
      route(app, adminReport(report, place), ({ input: { body } }) => {
        const { page = 1, count = MOST_ROWS, sort, category_id = 0, chart_type = 0, id = 0 } = body;
        const now = Math.floor(Date.now() / 1000);
        const { place_id: placeId } = PLACES[place];
        const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now };
        const query = queries[report.part]?.({ ...when, placeId, zone, category_id, chart_type, id });
        if (!query) throw new Error(`No query for ${report.part}`);
        return runReport(db, report, query, { page, count, sort });
      });
}
