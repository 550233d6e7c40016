import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { precedingPeriods, weekdayPairs } from '@/lib/domain/past-periods';
import type { Person } from '@/lib/rights/permissions';
import { numberOfHall, PLACE_IDS, PLACES, type Hall } from '@/lib/contract/places';
import { hiddenFrom } from '@/lib/rights/sights';
import type { Period } from '@/lib/contract/period';
import { boundsOf } from '@/lib/domain/venue-time';
import type { SectionId } from '@/lib/contract/sections';
import type { Report } from '@/lib/lists/report/define';
import {
  adminDetails,
  adminReport,
  MOST_ROWS,
  type AdminDetails,
  type AdminReport,
} from '@/lib/lists/report/endpoints';
import { EVERYWHERE, valuesOf } from '@/lib/lists/report/filters';
import { homeOf, sectionsOf } from '@/lib/lists/report/home';
import { entryOf, everyReport } from '@/lib/sections/reports';
import { ingredientsLists } from '@/lib/sections/statistics/lists/ingredients-lists';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { route, type Call } from '../../http/route';
import { ingredientGroupRoutes } from './group-routes';
import type { Found, Query, Slice } from './query';
import { answers } from './registry';
import { runReport } from './run';

/** Three months of days for dozens of partners. */
const MOST_WIRE_ROWS = 10_000;

/** Untyped answer; its types are checked against the definition in the registry. */
interface Loose {
  readonly rows: (asked: never) => Query;
  readonly details?: (asked: never) => Query;
  readonly find?: (db: Database['db'], asked: never, slice: Slice) => Promise<Found>;
  readonly prepare?: (db: Database['db'], asked: never) => Promise<void>;
  readonly wire?: (found: Found) => unknown;
}

function answerTo(report: Report): Loose {
  const found = entryOf(answers, report) as Loose | undefined;
  if (!found) throw new Error(`No query for ${report.section}/${report.part}`);
  return found;
}

/** Key of details for a request that names none. */
const noKey = (report: Report, by: string) => (report.columns[by]?.kind === 'text' ? '' : 0);

/** Calls of a report in one section: its rows and, where it has any, its details. Periods are in the venue's `zone`. */
export function reportCalls(
  { db }: Database,
  report: Report,
  section: SectionId,
  zone: string,
  answer: Loose,
  isBlind: (caller: Person) => boolean = () => false,
) {
  const { filters = {}, wire, details } = report;
  const { place } = homeOf(report, section);
  const askedOf = (body: Period & Readonly<Record<string, unknown>>, caller: Person) => {
    const now = unixNow();
    const values = valuesOf(filters, body);
    const { place_id: homeId } = PLACES[place];
    const { place_id = homeId, hall } = values as { readonly place_id?: number; readonly hall?: Hall | '' };
    const wanted = hall ? numberOfHall(hall) : place_id;
    const placeId = wanted === EVERYWHERE ? null : wanted;
    const earlier = precedingPeriods(body, now, zone, 2).map((one) => boundsOf(one, now, zone));
    const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now, zone };
    return {
      ...when,
      earlier,
      pairs: weekdayPairs(body, now, zone),
      placeId,
      homeId,
      isBlind: isBlind(caller),
      ...values,
    };
  };
  const rows = async ({ input: { body }, caller }: Call<AdminReport>): Promise<unknown> => {
    const { page = 1, count = MOST_ROWS, sort } = body;
    const asked = askedOf(body, caller) as never;
    await answer.prepare?.(db, asked);
    const query = answer.rows(asked);
    if (!wire) return runReport(db, report, query, { page, count, sort });
    // Grouped rows are returned whole, in the order of their numbers; the BFF sorts them within the groups.
    const found = await runReport(db, wire, query, { page: 1, count: MOST_WIRE_ROWS });
    return answer.wire?.(found);
  };
  const { details: ask, find } = answer;
  if (!details || !(ask ?? find)) return { rows };
  const { by, as = by, asks = {} } = details;
  const behind = ({ input: { body }, caller }: Call<AdminDetails>): Promise<Found> => {
    const given: Readonly<Record<string, unknown>> = body;
    const extra = Object.fromEntries(Object.keys(asks).map((name) => [name, given[name]]));
    const asked = { ...askedOf(body, caller), ...extra, [as]: given[as] ?? noKey(report, by) };
    const { page = 1, count = MOST_ROWS, sort } = body;
    if (ask) return runReport(db, details, ask(asked as never), { page, count, sort });
    return find?.(db, asked as never, { page, count, sort }) ?? Promise.reject(new Error('No details'));
  };
  return { rows, behind };
}

/** Calls of every report in each of its sections. */
export function reportRoutes(app: FastifyInstance, database: Database, zone: string): void {
  const isBlind = (caller: Person): boolean => hiddenFrom(caller, app.special).includes('quantities');
  for (const report of everyReport.filter(({ via }) => !via))
    for (const section of sectionsOf(report)) {
      const { rows, behind } = reportCalls(database, report, section, zone, answerTo(report), isBlind);
      const endpoint = adminReport(report, section);
      const place = PLACE_IDS.find((one) => one === section);
      if (report === ingredientsLists && place) ingredientGroupRoutes(app, database, place, endpoint, rows);
      else route(app, endpoint, rows);
      if (behind) route(app, adminDetails(report, section), behind);
    }
}
