import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { CUT_OFF_HOUR, type Bounds } from '@/lib/domain/venue-time';

/** This moment in Unix seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);

/** A time as the wire has it, in whole Unix seconds. */
export const unixOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** SQL of a time in whole Unix seconds. */
export const seconds = (time: SQL): SQL => sql`floor(extract(epoch from ${time}))::float8`;

/** Time of a new photo, by which browsers know its versions: in whole seconds, and after that of the photo before. */
export const versionAfter = (before: PgColumn): SQL =>
  sql`greatest(date_trunc('second', now()), ${before} + interval '1 second')`;

/** Offset of a business day from midnight of its date. */
export const CUT_OFF = sql.raw(`interval '${CUT_OFF_HOUR} hours'`);

/** Two months, in seconds. */
const LONG = 62 * 86_400;

/**
 * A value of a period's condition. A plan for any values expects few rows; for a long period it would be far too slow,
 * so there the value is part of the text, and the statement is planned for it.
 */
export function valueIn({ start, end }: Bounds, value: number | string): SQL {
  const long = end !== null && (start === null || end - start > LONG);
  if (!long) return sql`${value}`;
  return sql.raw(typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`);
}

/** Condition that a time is in a period. */
export function within(time: SQL, bounds: Bounds): SQL {
  const { start, end } = bounds;
  const moment = (seconds: number) => sql`to_timestamp(${valueIn(bounds, seconds)}::float8)`;
  return sql`
  ${start === null ? sql`true` : sql`${time} >= ${moment(start)}`}
  and ${end === null ? sql`true` : sql`${time} < ${moment(end)}`}`;
}
