import { daysIn } from '@/lib/domain/buckets';
import { sql, type SQL } from 'drizzle-orm';
import type { Asked } from './query';

/** How many business days a period has had so far; of all time, since the first order. */
export const daysOf = ({ bounds: { start, end }, now }: Asked): SQL => {
  const until = Math.min(end ?? now, now);
  if (start !== null) return sql`${daysIn(start, until)}::int`;
  return sql`(select greatest(1, ceil(extract(epoch from to_timestamp(${until}) - min(paid_time)) / 86400)) from orders)`;
};
