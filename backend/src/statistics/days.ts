import { daysIn } from '@/lib/domain/buckets';
import { businessDate } from '@/lib/domain/venue-time';
import { sql, type SQL } from 'drizzle-orm';
import type { Asked } from './query';
import { atPlace } from './sources';

/** Number of business days of a period up to now; of all time since its first order that was not taken back. */
export const daysOf = ({ bounds: { start, end }, now, placeId, zone }: Asked): SQL => {
  const until = Math.min(end ?? now, now);
  if (start !== null) return sql`${daysIn(start, until)}::int`;
  // The roll-up's key starts with these columns, so its first row is the answer.
  return sql`(select greatest(1, ${businessDate(until - 1, zone)}::date - min(start_date) + 1) from orders_rollup
    where grain = 'day' and not by_hour and ${atPlace(placeId)} and orders <> 0)`;
};
