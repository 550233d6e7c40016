import type { FastifyInstance } from 'fastify';
import type { Period } from '@/lib/contract/period';
import { boundsOf, businessDate } from '@/lib/domain/venue-time';
import { closedTo, type OpenCounts } from '@/lib/sections/days/rules/open-counts';
import type { Database, Queries } from '../../db/open';
import { readOne } from '../../db/rows';
import { unixNow } from '../../db/time';
import { beforeNoon } from './closed-days';

/** A row of the query: `first` is the moment of the first booking after the last sheet that stands. */
interface Waiting {
  readonly stock: boolean;
  readonly day: OpenCounts['day'];
  readonly first: number | null;
}

/** Counts that wait at present, by one query over indexes. `zone` is the venue's. */
export async function openCounts(db: Queries, zone: string): Promise<OpenCounts> {
  const now = unixNow();
  const today = businessDate(now, zone);
  const { first, ...waiting } = await readOne<Waiting>(db)`
    with last_sheet as (
      select coalesce(
        (select closed_time from day_closes where status = 'closed' order by closed_time desc limit 1),
        (select since from day_closes where status = 'reopened' order by closed_time desc limit 1),
        ${beforeNoon(today, zone).toISOString()}::timestamptz) as ends
    )
    select
      exists (select from stock_counts where blind and status in ('open', 'submitted')) as stock,
      case
        when exists (select from day_closes where status = 'counted') then 'counted'
        when exists (select from day_closes where status = 'closed' and business_date = ${today}) then 'closed'
        else 'uncounted'
      end as day,
      (select greatest(floor(extract(epoch from expense_time)), floor(extract(epoch from ends)) + 1)::float8
        from last_sheet join expenses on expense_time > ends order by expense_time limit 1) as first`;
  return { ...waiting, since: first ?? now };
}

/** End of the period that a request asks for, in Unix seconds; null without a period or an end. */
function endIn(body: unknown, zone: string): number | null {
  const asked = body as Period | null | undefined;
  return asked?.period_id === undefined ? null : boundsOf(asked, unixNow(), zone).end;
}

const ALL: OpenCounts = { stock: true, day: 'counted', since: 0 };

/** Lets `route()` ask what the open counts close to a caller. An administrator needs no query: nothing is closed. */
export function registerOpenCounts(app: FastifyInstance, { db }: Database, zone: string): void {
  const { special } = app;
  app.decorate('closedTo', async (caller, body) => {
    const most = closedTo(caller, ALL, special);
    if (most.sights.length === 0) return most;
    return closedTo(caller, await openCounts(db, zone), special, body === null ? 0 : endIn(body, zone));
  });
}
