import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { toVenueClock } from '@/lib/domain/venue-time';
import type { Database } from './db/open';
import { scheduledRuns } from './db/schema';

export interface Outcome {
  readonly ok: boolean;
  /** Kept with the run; without secrets. */
  readonly report: Readonly<Record<string, unknown>>;
}

/** Work that one node of the venue does once a day. */
export interface DailyJob {
  readonly name: (typeof scheduledRuns.$inferSelect)['job'];
  /** Earliest time of the venue's day, `HH:MM`. A machine that was off then catches up later that day. */
  readonly at: string;
  readonly run: (ending: AbortSignal) => Promise<Outcome>;
}

interface Pace {
  /** Pause after the start, which has other work. */
  readonly first: number;
  /** Pause between two looks. */
  readonly look: number;
  /** Longest time of a run: a hung one fails. */
  readonly longest: number;
}

const HOUR_MS = 3_600_000;
/** Shorter than `ABANDONED`, so that a run is never taken over while it still works. */
const PACE: Pace = { first: 5 * 60_000, look: 60_000, longest: 2.5 * HOUR_MS };
/** Age of an unfinished run whose node has crashed. */
const ABANDONED = sql`interval '3 hours'`;

const { job: jobOf, run_date: dateOf, started_at, finished_at } = scheduledRuns;
type Db = Database['db'];

/** Inserts the run of a date. False when another node has it. */
async function claim(db: Db, job: DailyJob['name'], run_date: string): Promise<boolean> {
  const claimed = await db.insert(scheduledRuns).values({ job, run_date }).onConflictDoNothing().returning();
  return claimed.length > 0;
}

/** Dates since `from` whose run crashed, each for one node to run again. */
async function takeOver(db: Db, job: DailyJob['name'], from: string): Promise<string[]> {
  const taken = await db
    .update(scheduledRuns)
    .set({ started_at: sql`now()` })
    .where(and(eq(jobOf, job), gte(dateOf, from), isNull(finished_at), sql`${started_at} < now() - ${ABANDONED}`))
    .returning({ run_date: dateOf });
  return taken.map(({ run_date }) => run_date);
}

/** The work's outcome; a rejection on a stop or after `longest`, whether or not the work hears of it. */
function outcomeOf({ run }: DailyJob, stopping: AbortSignal, longest: number): Promise<Outcome> {
  const ending = new AbortController();
  const late = new Error(`It had not ended after ${longest / HOUR_MS} hours.`);
  const timer = setTimeout(() => ending.abort(late), longest).unref();
  const stop = () => ending.abort(stopping.reason);
  return new Promise<Outcome>((resolve, reject) => {
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error));
    stopping.addEventListener('abort', stop);
    if (stopping.aborted) stop();
    else run(ending.signal).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  });
}

/**
 * Runs daily jobs by the venue's clock, each without regard to the others. Of several nodes on one database one runs each
 * job of a day. A failure is kept and logged; the next try is on the next day. A run that a stop interrupts is left to
 * another node or the next start.
 * @returns a function that starts no further job, aborts the running ones and waits until they are given up
 */
export function startSchedule(
  { db }: Pick<Database, 'db'>,
  jobs: readonly DailyJob[],
  zone: string,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { first, look, longest }: Pace = PACE,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const clock = () => toVenueClock(Date.now() / 1000, zone).slice(0, 'YYYY-MM-DD HH:MM'.length);
  const dayOf = (time: string) => time.slice(0, 'YYYY-MM-DD'.length);

  async function run(job: DailyJob, run_date: string): Promise<void> {
    const { name } = job;
    const own = and(eq(jobOf, name), eq(dateOf, run_date));
    const { ok, report } = await outcomeOf(job, signal, longest).catch((error: unknown): Outcome => {
      const { cause, message } = error as Error;
      return { ok: false, report: { error: cause instanceof Error ? cause.message : message } };
    });
    if (signal.aborted && !ok) {
      await db.delete(scheduledRuns).where(own);
      return;
    }
    await db
      .update(scheduledRuns)
      .set({ finished_at: sql`now()`, ok, report })
      .where(own);
    log[ok ? 'info' : 'error']({ job: name, ...report }, ok ? 'daily job done' : 'daily job failed');
  }

  /** Runs what is due since the last look, which may have been on the day before. */
  async function lookAt(job: DailyJob, last: string, now: string): Promise<void> {
    for (const date of await takeOver(db, job.name, dayOf(last))) await run(job, date);
    for (const date of new Set([last, now].map(dayOf)))
      if (!signal.aborted && `${date} ${job.at}` <= now && (await claim(db, job.name, date))) await run(job, date);
  }

  async function follow(job: DailyJob): Promise<void> {
    let last = clock();
    for (let wait = first; ; wait = look) {
      await pause(wait, undefined, { signal, ref: false });
      const now = clock();
      try {
        await lookAt(job, last, now);
        last = now;
      } catch (error) {
        log.error({ job: job.name, reason: (error as Error).message.split('\n', 1)[0] }, 'schedule');
      }
    }
  }

  // Each ends when its pause is aborted.
  const ends = jobs.map((job) => follow(job).catch(() => undefined));
  return async () => {
    stopping.abort();
    await Promise.all(ends);
  };
}
