import { sql, type SQL } from 'drizzle-orm';
import { hoursBetween } from '@/lib/domain/hour-range';

interface Hours {
  readonly start_hour: number;
  readonly end_hour: number;
}

/**
 * Whether a clock hour is in a range, both ends included, also over midnight. Sources divided by `clock` or `hour` have
 * the column. A list of hours, so that an index finds them.
 */
export const duringHours = ({ start_hour, end_hour }: Hours): SQL =>
  sql`hour = any(${`{${hoursBetween(start_hour, end_hour).join()}}`}::smallint[])`;
