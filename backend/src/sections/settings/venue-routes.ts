import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { venueHalls } from '@/lib/sections/settings/contract/halls';
import { getVenueSettings, saveVenueSettings, venueHistory } from '@/lib/sections/settings/contract/venue';
import { boundsOf } from '@/lib/domain/venue-time';
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { readRows } from '../../db/rows';
import { unixNow, within } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { readSettings, saveSettings, VENUE_RECORD } from './venue';

/** Settings of the venue, and its halls. */
export function venueRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, getVenueSettings, () => readSettings(db));
  route(app, venueHistory, async () => ({ items: await historyOf(db, 'venue', VENUE_RECORD) }));
  route(app, venueHalls, async ({ input: { body } }) => {
    const bounds = boundsOf(body, unixNow(), zone);
    const rows = await readRows<{ place_id: number }>(db)`
      select place_id from places p where exists (
        select from orders o where o.place_id = p.place_id and o.cancelled_at is null
          and ${within(sql`o.paid_time`, bounds)})
      order by place_id`;
    return { places: rows.map(({ place_id }) => place_id) };
  });
  command(app, db, saveVenueSettings, (tx, { input: { body }, caller }) => saveSettings(tx, caller.user_id, body));
}
