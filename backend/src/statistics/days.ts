import { daysIn } from '@/lib/domain/buckets';
import { businessDate } from '@/lib/domain/venue-time';
import { sql, type SQL } from 'drizzle-orm';
import type { Asked } from './query';

/** How many business days a period has had so far; of all time, since the first order of the place that stands. */
export const daysOf = ({ bounds: { start, end }, now, placeId, zone }: Asked): SQL => {
  const until = Math.min(end ?? now, now);
  if (start !== null) return sql`${daysIn(start, until)}::int`;
  // The key of the roll-up begins with these: its first row is the answer.
  return sql`(select greatest(1, ${businessDate(until - 1, zone)}::date - min(start_date) + 1) from orders_rollup
    where grain = 'day' and not by_hour and place_id = ${placeId} and orders <> 0)`;
};
