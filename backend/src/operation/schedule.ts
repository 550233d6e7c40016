import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { toVenueClock } from '@/lib/domain/venue-time';
import { sentenceOf } from '@/lib/process/sentence';
import type { Database } from '../db/open';
import { requireOwnTables } from '../db/release';
import { scheduledRuns } from '../db/schema';
import { isDatabaseAway } from '../http/unavailable';

export interface Outcome {
  /** False when the job did its work and found faults; one that could not do it rejects. */
  readonly ok: boolean;
  /** Kept with the run; without secrets. */
  readonly report: Readonly<Record<string, unknown>>;
}

/** Work that one node of the venue does once a day. */
export interface DailyJob {
  readonly name: (typeof scheduledRuns.$inferSelect)['job'];
  /** Earliest time of the venue's day, `HH:MM`. A machine that was off then catches up later that day. */
  readonly at: string;
  /** The only weekday of its runs, 0 is Sunday; every day without it. */
  readonly weekday?: number;
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

/** A run of this node. Its start tells it from one that took it over. */
interface Claim {
  readonly run_date: string;
  /** As text: a Date has milliseconds only. */
  readonly started: string;
}
const CLAIM = { run_date: dateOf, started: sql<string>`${started_at}::text` };

/** Inserts the run of a date; none when another node has it. */
const claim = (db: Db, job: DailyJob['name'], run_date: string): Promise<Claim[]> =>
  db.insert(scheduledRuns).values({ job, run_date }).onConflictDoNothing().returning(CLAIM);

/** Runs since the date `from` that crashed, each for one node to run again. */
const takeOver = (db: Db, job: DailyJob['name'], from: string): Promise<Claim[]> =>
  db
    .update(scheduledRuns)
    .set({ started_at: sql`now()` })
    .where(and(eq(jobOf, job), gte(dateOf, from), isNull(finished_at), sql`${started_at} < now() - ${ABANDONED}`))
    .returning(CLAIM);

/** The work's outcome; a rejection on a stop or after `longest`, whether or not the work hears of it. */
function outcomeOf({ run }: DailyJob, stopping: AbortSignal, longest: number): Promise<Outcome> {
  const late = new AbortController();
  const error = new Error(`It had not ended after ${longest / HOUR_MS} hours.`);
  const timer = setTimeout(() => late.abort(error), longest).unref();
  const ending = AbortSignal.any([stopping, late.signal]);
  return new Promise<Outcome>((resolve, reject) => {
    ending.throwIfAborted();
    ending.addEventListener('abort', () => reject(ending.reason as Error));
    run(ending).then(resolve, reject);
  }).finally(() => clearTimeout(timer));
}

/**
 * Runs daily jobs by the venue's clock, each without regard to the others. Of several nodes on one database one runs each
 * job of a day. A failure is kept and logged; the next try is on the next day. A run that a stop interrupts is left to
 * another node or the next start. A run that the database cut off is repeated once the database is back.
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

  /** Ends of runs that are not yet in the database, by job. */
  const ends = new Map<DailyJob['name'], () => Promise<unknown>>();

  /** Writes the end of the job's last run. @throws Error while the database is away; the next look tries again */
  async function settle(name: DailyJob['name']): Promise<void> {
    await ends.get(name)?.();
    ends.delete(name);
  }

  async function run(job: DailyJob, { run_date, started }: Claim): Promise<void> {
    const { name } = job;
    const own = and(eq(jobOf, name), eq(dateOf, run_date), sql`${started_at} = ${started}::timestamptz`);
    const giveBack = () => db.delete(scheduledRuns).where(and(own, isNull(finished_at)));
    const keep = ({ ok, report }: Outcome) =>
      db
        .update(scheduledRuns)
        .set({ finished_at: sql`now()`, ok, report })
        .where(and(own, isNull(finished_at)));
    await outcomeOf(job, signal, longest).then(
      (outcome) => {
        ends.set(name, () => keep(outcome));
        const { ok, report } = outcome;
        log[ok ? 'info' : 'error']({ job: name, ...report }, ok ? 'daily job done' : 'daily job found faults');
      },
      (failure: unknown) => {
        const error = sentenceOf(failure);
        const isCutOff = isDatabaseAway(failure);
        ends.set(name, signal.aborted || isCutOff ? giveBack : () => keep({ ok: false, report: { error } }));
        if (signal.aborted) return;
        log.error({ job: name, error }, isCutOff ? 'daily job cut off by the database' : 'daily job failed');
      },
    );
    await settle(name);
  }

  /** Runs what is due since the last look, which may have been on the day before. */
  async function lookAt(job: DailyJob, last: string, now: string): Promise<void> {
    const { name, at, weekday } = job;
    const isDue = (date: string) =>
      `${date} ${at}` <= now && (weekday === undefined || new Date(date).getUTCDay() === weekday);
    await settle(name);
    await requireOwnTables(db);
    for (const crashed of await takeOver(db, name, dayOf(last))) await run(job, crashed);
    for (const date of new Set([last, now].map(dayOf)))
      if (!signal.aborted && isDue(date)) for (const claimed of await claim(db, name, date)) await run(job, claimed);
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
  const following = jobs.map((job) => follow(job).catch(() => undefined));
  return async () => {
    stopping.abort();
    await Promise.all(following);
  };
}
