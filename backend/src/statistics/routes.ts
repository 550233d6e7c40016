import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { PLACE_IDS, PLACES, type Place } from '@/lib/domain/places';
import { boundsOf, type Period } from '@/lib/domain/venue-time';
import type { Report } from '@/lib/reports/report/define';
import { adminDetails, adminReport, MOST_ROWS, type AdminReport } from '@/lib/reports/report/endpoints';
import { delivery } from '@/lib/reports/statistics/delivery';
import { ingredientsLists } from '@/lib/reports/statistics/ingredients-lists';
import { reports } from '@/lib/reports/statistics/registry';
import type { Database } from '../db/open';
import { route, type Call } from '../http/route';
import { ingredientGroupRoutes } from '../ingredient-groups/routes';
import { delivery as deliveryQuery } from './delivery';
import type { AskedDetails } from './detail-query';
import { asReport, detailQueries } from './details';
import type { Asked, Query } from './query';
import { reportQueries } from './registry';
import { runReport } from './run';
import { wires } from './wires';

type Ask<A> = Readonly<Record<string, (asked: A) => Query>>;
const queries: Ask<Asked> = { ...reportQueries, delivery: deliveryQuery };
const behind: Ask<AskedDetails> = detailQueries;

/** More than three months of days for dozens of partners. */
const MOST_WIRE_ROWS = 10_000;

/** Every report at each of its places (specification part 2 §7); periods are those of the venue's `zone`. */
export function statisticsRoutes(app: FastifyInstance, database: Database, zone: string): void {
  const { db } = database;
  const when = (period: Period) => {
    const now = Math.floor(Date.now() / 1000);
    return { bounds: boundsOf(period, now, zone), bucket: bucketOf(period, now, zone), now, zone };
  };
  const answerOf =
    (report: Report, place: Place) =>
    async ({ input: { body } }: Call<AdminReport>): Promise<unknown> => {
      const { page = 1, count = MOST_ROWS, sort, category_id = 0, chart_type = 0, id = 0 } = body;
      const { place_id: placeId } = PLACES[place];
      const query = queries[report.part]?.({ ...when(body), placeId, category_id, chart_type, id });
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
      const details = asReport(report);
      if (!details) continue;
      route(app, adminDetails(report, place), ({ input: { body } }) => {
        const { page = 1, count = MOST_ROWS, sort, category_id = 0, hour = 0, menu_ids = [] } = body;
        const about = { placeId: PLACES[place].place_id, category_id, hour, menu_ids, chart_type: 0, id: 0 };
        const query = behind[report.part]?.({ ...when(body), ...about });
        if (!query) throw new Error(`No details of ${report.part}`);
        return runReport(db, details, query, { page, count, sort });
      });
    }
  route(app, adminReport(delivery, 'statistics'), answerOf(delivery, 'statistics'));
}
