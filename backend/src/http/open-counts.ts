import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { businessDate } from '@/lib/domain/venue-time';
import { closedTo, type OpenCounts } from '@/lib/domain/open-counts';
import type { Database } from '../db/open';

/** Counts that wait at present, by one query over partial indexes. `zone` is the venue's. */
export async function openCounts(db: Pick<Database['db'], 'execute'>, zone: string): Promise<OpenCounts> {
  const today = businessDate(Math.floor(Date.now() / 1000), zone);
  const { rows } = await db.execute<{ stock: boolean; day: OpenCounts['day'] }>(sql`
    select
      exists (select from stock_counts where blind and status in ('open', 'submitted')) as stock,
      case
        when exists (select from day_closes where status = 'counted') then 'counted'
        when exists (select from day_closes where status = 'closed' and business_date = ${today}) then 'closed'
        else 'uncounted'
      end as day`);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}

/** Lets `route()` ask what the open counts close to a caller. An administrator needs no query: nothing is closed. */
export function registerOpenCounts(app: FastifyInstance, { db }: Database, zone: string): void {
  const { standing } = app;
  app.decorate('closedTo', async (caller) => {
    const most = closedTo(caller, { stock: true, day: 'counted' }, standing);
    return most.length === 0 ? most : closedTo(caller, await openCounts(db, zone), standing);
  });
}
