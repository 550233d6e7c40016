import { sql, type SQL } from 'drizzle-orm';
import { CUT_OFF_HOUR, type Bounds } from '@/lib/domain/venue-time';

/** Offset of a business day from midnight of its date. */
export const NOON = sql.raw(`interval '${CUT_OFF_HOUR} hours'`);

/** Condition that a time is in a period. */
export const within = (time: SQL, { start, end }: Bounds): SQL => sql`
  ${start === null ? sql`true` : sql`${time} >= to_timestamp(${start}::float8)`}
  and ${end === null ? sql`true` : sql`${time} < to_timestamp(${end}::float8)`}`;
