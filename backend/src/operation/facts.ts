import type { Pool } from 'pg';

/** Last finished run of a daily job. */
export interface LastRun {
  readonly ok: boolean;
  /** Unix seconds. */
  readonly finished: number;
}

/** What the database knows of the venue's operation. */
export interface Facts {
  readonly backup?: LastRun;
  readonly check_books?: LastRun;
  readonly waiting_mails: number;
  /** Age in seconds of the oldest mail that waits to be sent; 0 without one. */
  readonly oldest_mail: number;
}

const RUNS = `
  select distinct on (job) job, ok, extract(epoch from finished_at)::float8 as finished
  from scheduled_runs where finished_at is not null order by job, finished_at desc`;
const MAILS = `
  select count(*)::int as waiting_mails, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_mail
  from mail_outbox where state in ('waiting', 'sending') and expires_at > now()`;

/** Reads the facts. @throws Error of the database */
export async function factsOf(pool: Pool): Promise<Facts> {
  const runs = await pool.query<LastRun & { job: 'backup' | 'check_books' }>(RUNS);
  const mails = await pool.query<Pick<Facts, 'waiting_mails' | 'oldest_mail'>>(MAILS);
  const { waiting_mails = 0, oldest_mail = 0 } = mails.rows[0] ?? {};
  const byJob = Object.fromEntries(runs.rows.map(({ job, ok, finished }) => [job, { ok, finished }]));
  return { ...byJob, waiting_mails, oldest_mail };
}

/** The promise, or an error after `ms` milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
