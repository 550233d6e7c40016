import { sql } from 'drizzle-orm';
import type { Database } from '../db/open';

/**
 * Stores the zone of the venue's clock in the database, which rolls up stock, expenses and guest sessions with it. After
 * a change of zone the roll-ups are wrong, and `lacksRollUps` reports so.
 */
export const setVenueClock = (db: Pick<Database['db'], 'execute'>, zone: string): Promise<unknown> =>
  db.execute(sql`
    update venue_clock set zone = ${zone}, rolled_up = rolled_up and not exists (select from orders)
      and not exists (select from stock_story) and not exists (select from expenses)
      and not exists (select from guest_sessions)
    where zone <> ${zone}`);
