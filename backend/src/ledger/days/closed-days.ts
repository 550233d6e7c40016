import { sql } from 'drizzle-orm';
import type { DayEvent } from '@/lib/sections/days/contract';
import { CUT_OFF_HOUR, fromVenueClock } from '@/lib/domain/venue-time';
import { rememberChange } from '../../db/history';
import type { Queries, Transaction } from '../../db/open';
import { readRow } from '../../db/rows';

/** The last moment before a business day. */
export const beforeNoon = (business_date: string, zone: string): Date =>
  new Date(fromVenueClock(`${business_date} ${CUT_OFF_HOUR}:00`, zone) * 1000 - 1);

/** Business date of the closed sheet that holds the expense `e`. */
export const closedDay = sql`(
  select d.business_date::text from day_closes d
  where d.status = 'closed' and d.closed_time >= e.expense_time and d.since < e.expense_time limit 1)`;

/** The close whose sheet holds a moment, if there is one. */
export const sheetOver = (db: Queries, time: Date) =>
  readRow<{ close_id: number; business_date: string }>(db)`
    select close_id, business_date::text from day_closes
    where status = 'closed' and since < ${time.toISOString()}::timestamptz
      and closed_time >= ${time.toISOString()}::timestamptz limit 1`;

/** Fields of an event in the history of a closed day. */
export type KeptEvent = Pick<DayEvent, 'reason' | 'payment' | 'explained'>;

/** Writes what happened to a closed day to its history. */
export const noteEvent = (tx: Transaction, userId: number, closeId: number, event: KeptEvent): Promise<void> =>
  rememberChange(tx, 'day', userId, closeId, { field: 'event', before: null, after: event });
