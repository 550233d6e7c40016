import { sql, type SQL } from 'drizzle-orm';
import { placeOfHour, TRADE_HOURS } from '@/lib/domain/hour-range';

interface Hours {
  readonly start_hour: number;
  readonly end_hour: number;
}

const FIRST = TRADE_HOURS[0];

/**
 * Whether a clock hour is in a range, both ends included, also over midnight. Sources divided by `clock` or `hour` have
 * the column.
 */
export const duringHours = ({ start_hour, end_hour }: Hours, hour: SQL = sql`hour`): SQL =>
  sql`(${hour} + 24 - ${FIRST}::int) % 24 between ${placeOfHour(start_hour)}::int and ${placeOfHour(end_hour)}::int`;
