import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DayEvent } from '@/lib/sections/days/contract';
import type { Queries } from '../../db/open';
import { dayCloses, history, users } from '../../db/schema';
import { unixOf } from '../../db/time';
import type { KeptEvent } from '../../ledger/days/closed-days';

/** Events of all closes of a business day, in order of time. */
export async function eventsOf(db: Queries, business_date: string): Promise<DayEvent[]> {
  const closes = db
    .select({ id: dayCloses.close_id })
    .from(dayCloses)
    .where(eq(dayCloses.business_date, business_date));
  const rows = await db
    .select({ entry: history, user_name: users.person })
    .from(history)
    .leftJoin(users, eq(users.user_id, history.user_id))
    .where(and(eq(history.entity, 'day'), inArray(history.record_id, closes)))
    .orderBy(asc(history.history_id));
  return rows.map(({ entry, user_name }) => ({
    ...(entry.changes[0]?.after as KeptEvent),
    time: unixOf(entry.history_time),
    user_name: user_name ?? '',
  }));
}
