import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getVenueSettings, saveVenueSettings, venueHalls, venueHistory } from '@/lib/sections/settings/contract/venue';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { within } from '../db/period';
import { historyOf } from '../history';
import { command } from '../http/command';
import { route } from '../http/route';
import { readSettings, saveSettings, VENUE_RECORD } from './settings';

/** Settings of the venue, and its halls. */
export function venueRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, getVenueSettings, () => readSettings(db));
  route(app, venueHistory, async () => ({ items: await historyOf(db, 'venue', VENUE_RECORD) }));
  route(app, venueHalls, async ({ input: { body } }) => {
    const bounds = boundsOf(body, Math.floor(Date.now() / 1000), zone);
    const { rows } = await db.execute<{ place_id: number }>(sql`
      select place_id from places p where exists (
        select from orders o where o.place_id = p.place_id and o.cancelled_at is null
          and ${within(sql`o.paid_time`, bounds)})
      order by place_id`);
    return { places: rows.map(({ place_id }) => place_id) };
  });
  command(app, db, saveVenueSettings, async (tx, { input: { body }, caller }) => ({
    version: await saveSettings(tx, caller.user_id, body),
  }));
}
