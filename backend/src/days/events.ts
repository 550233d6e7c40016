import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DayEvent } from '@/lib/sections/days/contract';
import type { Database } from '../db/open';
import { dayCloses, history, users } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import { seconds } from '../stock/to-wire';

type Kept = Pick<DayEvent, 'reason' | 'payment' | 'explained'>;

/** Writes what happened to a closed day to its history. */
export const noteEvent = (tx: Transaction, userId: number, closeId: number, event: Kept): Promise<void> =>
  remember(tx, 'day', userId, [
    { record_id: closeId, action: 'changed', changes: [{ field: 'event', before: null, after: event }] },
  ]);

/** Events of all closes of a business day, in order of time. */
export async function eventsOf(db: Pick<Database['db'], 'select'>, business_date: string): Promise<DayEvent[]> {
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
    ...(entry.changes[0]?.after as Kept),
    time: seconds(entry.history_time),
    user_name: user_name ?? '',
  }));
}
