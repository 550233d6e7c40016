import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { toVenueClock } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { scheduledRuns } from '../db/schema';
import type { ClockFault } from '../http/route';
import { StartupError } from '../postgres/startup-error';

/** The program's clock beside those of the books and of the database. Times in milliseconds. */
export interface ClockReading {
  /** The program's clock. */
  readonly now: number;
  /** By how much the database's clock is ahead of it. */
  readonly ahead: number;
  /** Longest error of `ahead`: half of the round trip. */
  readonly error: number;
  /** Time of the latest booking, or of the confirmation if there was none since; null for empty books. */
  readonly last: number | null;
  /** `ahead` when an operator confirmed the clock; 0 without a confirmation. */
  readonly confirmed: number;
}

const MINUTE = 60_000;
/** Clocks of two nodes may differ, and one of them books after the other. */
const MOST_BEFORE = 2 * MINUTE;
const MOST_APART = MINUTE;

// The latest rows by their numbers: an index by time would cost every booking. Confirmed ones count no more.
const READING = `
  with confirmed as (
    select (report ->> 'entry')::int8 as entry, (report ->> 'story')::int8 as story,
      (report ->> 'at')::float8 as at, (report ->> 'ahead')::float8 as ahead
    from scheduled_runs where job = 'confirm_clock' limit 1
  ), booked as (
    (select entry_time as time from fund_entries
      where entry_id > coalesce((select entry from confirmed), 0) order by entry_id desc limit 100)
    union all
    (select stock_story_time from stock_story
      where stock_story_id > coalesce((select story from confirmed), 0) order by stock_story_id desc limit 100)
  )
  select extract(epoch from clock_timestamp())::float8 * 1000 as database,
    greatest(extract(epoch from max(time))::float8 * 1000, (select at from confirmed)) as last,
    coalesce((select ahead from confirmed), 0) as confirmed
  from booked`;

/** Reads the clocks in one query. @throws Error of the database */
export async function readClock(pool: Pick<Pool, 'query'>): Promise<ClockReading> {
  const before = Date.now();
  const { rows } = await pool.query<{ database: number; last: number | null; confirmed: number }>(READING);
  const error = Math.abs(Date.now() - before) / 2;
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  const now = before + error;
  return { now, error, ahead: row.database - now, last: row.last, confirmed: row.confirmed };
}

/** Fault of the program's clock; undefined if there is none. Times are shown in `zone`. */
export function clockFault({ now, ahead, error, last, confirmed }: ClockReading, zone: string): ClockFault | undefined {
  const shown = (time: number) => toVenueClock(Math.floor(time / 1000), zone);
  const here = `The clock of this machine shows ${shown(now)}`;
  const apart = Math.min(Math.abs(ahead), Math.abs(ahead - confirmed));
  if (apart - error > MOST_APART)
    return { why: `${here}, that of the database ${shown(now + ahead)}.`, isOfNode: true };
  if (last !== null && now < last - MOST_BEFORE)
    return { why: `${here}, which is before the last booking of ${shown(last)}.`, isOfNode: false };
  return undefined;
}

/** Text that tells the operator of a fault. */
export const clockWarning = ({ why }: ClockFault): string =>
  `${why} No money is booked until the clock is right or confirmed: npm run confirm-clock`;

/** @throws StartupError while the program's clock is wrong */
export async function requireClock({ pool }: Pick<Database, 'pool'>, zone: string): Promise<void> {
  const fault = clockFault(await readClock(pool), zone);
  if (fault) throw new StartupError(clockWarning(fault));
}

const KEPT_MS = 5_000;

/**
 * Tells the clock's fault, from a reading of the last five seconds: a payment costs no query. A clock that jumps
 * by more is read again at once.
 */
export function watchClock({ pool }: Pick<Database, 'pool'>, zone: string): () => Promise<ClockFault | undefined> {
  let kept: { readonly at: number; readonly fault: Promise<ClockFault | undefined> } | undefined;
  return () => {
    const age = Date.now() - (kept?.at ?? -Infinity);
    if (kept && age >= 0 && age < KEPT_MS) return kept.fault;
    const fault = readClock(pool).then((reading) => clockFault(reading, zone));
    const reading = { at: Date.now(), fault };
    kept = reading;
    fault.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return fault;
  };
}

/**
 * Takes the clock of this machine for right from now on: what was booked until now counts no more against it, nor does its
 * present distance from the database's clock.
 * @returns what spoke against it; undefined when nothing did and nothing was to be confirmed
 */
export async function confirmClock(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  zone: string,
): Promise<ClockFault | undefined> {
  const reading = await readClock(pool);
  const fault = clockFault(reading, zone);
  if (!fault) return undefined;
  const { now: at, ahead } = reading;
  const run_date = toVenueClock(Math.floor(at / 1000), zone).slice(0, 'YYYY-MM-DD'.length);
  await db.transaction(async (tx) => {
    // One confirmation: of two, no clock tells which is the later.
    await tx.delete(scheduledRuns).where(eq(scheduledRuns.job, 'confirm_clock'));
    const report = sql`jsonb_build_object('at', ${at}::float8, 'ahead', ${ahead}::float8,
      'entry', (select coalesce(max(entry_id), 0) from fund_entries),
      'story', (select coalesce(max(stock_story_id), 0) from stock_story))`;
    await tx
      .insert(scheduledRuns)
      .values({ job: 'confirm_clock', run_date, finished_at: sql`now()`, ok: true, report });
  });
  return fault;
}
