import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { PLACE_IDS, PLACES, type Place } from '@/lib/domain/places';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Report } from '@/lib/reports/report/define';
import { adminReport, MOST_ROWS, type AdminReport } from '@/lib/reports/report/endpoints';
import { delivery } from '@/lib/reports/statistics/delivery';
import { ingredientsLists } from '@/lib/reports/statistics/ingredients-lists';
import { reports } from '@/lib/reports/statistics/registry';
import type { Database } from '../db/open';
import { route, type Call } from '../http/route';
import { ingredientGroupRoutes } from '../ingredient-groups/routes';
import { delivery as deliveryQuery } from './delivery';
import type { Asked, Query } from './query';
import { reportQueries } from './registry';
import { runReport } from './run';
import { wires } from './wires';

const queries: Readonly<Record<string, (asked: Asked) => Query>> = { ...reportQueries, delivery: deliveryQuery };

/** More than three months of days for dozens of partners. */
const MOST_WIRE_ROWS = 10_000;

/** Every report at each of its places (specification part 2 §7); periods are those of the venue's `zone`. */
export function statisticsRoutes(app: FastifyInstance, database: Database, zone: string): void {
  const { db } = database;
  const answerOf =
    (report: Report, place: Place) =>
    async ({ input: { body } }: Call<AdminReport>): Promise<unknown> => {
      const { page = 1, count = MOST_ROWS, sort, category_id = 0, chart_type = 0, id = 0 } = body;
      const now = Math.floor(Date.now() / 1000);
      const { place_id: placeId } = PLACES[place];
      const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now };
      const query = queries[report.part]?.({ ...when, placeId, zone, category_id, chart_type, id });
      if (!query) throw new Error(`No query for ${report.part}`);
      if (!report.wire) return runReport(db, report, query, { page, count, sort });
      const { part, wire } = report;
      // What stands in groups is given whole, in the order of its numbers: whoever shows it orders it within them.
      const found = await runReport(db, { part, ...wire }, query, { page: 1, count: MOST_WIRE_ROWS });
      return wires[part]?.(found);
    };
  for (const place of PLACE_IDS)
    for (const report of reports as readonly Report[]) {
      const [endpoint, answer] = [adminReport(report, place), answerOf(report, place)];
      if (report.part === ingredientsLists.part) ingredientGroupRoutes(app, database, place, endpoint, answer);
      else route(app, endpoint, answer);
    }
  route(app, adminReport(delivery, 'statistics'), answerOf(delivery, 'statistics'));
}
