import { sql } from 'drizzle-orm';
import type { Database } from '../db/open';

/**
 * Tells the database the zone of the venue's clock, by which it rolls up stock and expenses. Where it had another, what
 * is rolled up already is wrong from now on, and `lacksRollUps` says so.
 */
export const setVenueClock = (db: Pick<Database['db'], 'execute'>, zone: string): Promise<unknown> =>
  db.execute(sql`
    update venue_clock set zone = ${zone}, rolled_up = rolled_up and not exists (select from orders)
      and not exists (select from stock_story) and not exists (select from expenses)
    where zone <> ${zone}`);
