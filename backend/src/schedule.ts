import type { FastifyBaseLogger } from 'fastify';
import { and, eq, sql } from 'drizzle-orm';
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
  readonly run: (stopping: AbortSignal) => Promise<Outcome>;
}

interface Pace {
  /** Pause after the start, which has other work. */
  readonly first: number;
  /** Pause between two looks. */
  readonly look: number;
}

const PACE: Pace = { first: 5 * 60_000, look: 60_000 };

/** Inserts the run's row. False when another node has it. */
async function claim(db: Database['db'], job: DailyJob['name'], run_date: string): Promise<boolean> {
  const claimed = await db
    .insert(scheduledRuns)
    .values({ job, run_date })
    .onConflictDoNothing()
    .returning({ job: scheduledRuns.job });
  return claimed.length > 0;
}

/**
 * Runs daily jobs by the venue's clock. Of several nodes on one database one runs each job of a day. A failure is kept
 * and logged; the next try is on the next day.
 * @returns a function that starts no further job, aborts the running one and waits for it
 */
export function startSchedule(
  { db }: Pick<Database, 'db'>,
  jobs: readonly DailyJob[],
  zone: string,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { first, look }: Pace = PACE,
): () => Promise<void> {
  const stopping = new AbortController();

  async function run({ name, run: work }: DailyJob, run_date: string): Promise<void> {
    const { ok, report } = await work(stopping.signal).catch((error: unknown) => {
      const { cause, message } = error as Error;
      return { ok: false, report: { error: cause instanceof Error ? cause.message : message } };
    });
    await db
      .update(scheduledRuns)
      .set({ finished_at: sql`now()`, ok, report })
      .where(and(eq(scheduledRuns.job, name), eq(scheduledRuns.run_date, run_date)));
    log[ok ? 'info' : 'error']({ job: name, ...report }, ok ? 'daily job done' : 'daily job failed');
  }

  async function lookOnce(): Promise<void> {
    const [date = '', time = ''] = toVenueClock(Date.now() / 1000, zone).split(' ');
    for (const job of jobs) {
      if (stopping.signal.aborted || time < job.at) continue;
      if (await claim(db, job.name, date)) await run(job, date);
    }
  }

  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();
  const again = (pause: number) => {
    timer = setTimeout(() => {
      looking = lookOnce()
        .catch((error: unknown) => log.error({ reason: (error as Error).message.split('\n', 1)[0] }, 'schedule'))
        .finally(() => stopping.signal.aborted || again(look));
    }, pause).unref();
  };
  again(first);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await looking;
  };
}
