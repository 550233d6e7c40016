import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { listAgents } from '@/lib/sections/payments/contract/payments';
import type { Settings } from '@/lib/env';
import type { Database, Queries } from '../../db/open';
import { readRows } from '../../db/rows';

/**
 * Places whose sessions a call counts: those that it names or, as its field `halls` says, every place of the venue
 * (docs/domain.md, section 14.3).
 */
export async function placesOf(
  db: Queries,
  { places, halls }: InputOf<typeof listAgents>['body'],
): Promise<readonly number[]> {
  if (halls === undefined) return places;
  const rows = await readRows<{ place_id: number }>(db)`
    select place_id from places
    where ${halls === 'all'} or (select agents_in_all_halls from venue_clock) order by place_id`;
  return rows.length > 0 ? rows.map(({ place_id }) => place_id) : places;
}

/** Stores the setting of AGENT_HALLS. Without it the venue keeps its former value, at first all halls. */
export async function setAgentHalls(
  db: Pick<Database['db'], 'execute'>,
  { AGENT_HALLS: halls }: Pick<Settings, 'AGENT_HALLS'>,
): Promise<void> {
  if (halls !== undefined) await db.execute(sql`update venue_clock set agents_in_all_halls = ${halls === 'all'}`);
}
