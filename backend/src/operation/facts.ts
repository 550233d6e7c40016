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
  /** Mails of the last day that were given up and whose code nobody used. */
  readonly unsent_mails: number;
}

// A clock that ran ahead has stamped runs of the future; they would hide all others until then.
const RUNS = `
  select distinct on (job) job, ok, extract(epoch from finished_at)::float8 as finished
  from scheduled_runs where finished_at <= now() order by job, finished_at desc`;
// A mail waits until its code ends, ten minutes at most, and is dead then.
const MAILS = `
  select count(*) filter (where waits)::int as waiting_mails,
    coalesce(extract(epoch from now() - min(created_at) filter (where waits)), 0)::float8 as oldest_mail,
    count(*) filter (where state = 'dead')::int as unsent_mails
  from (select *, state in ('waiting', 'sending') as waits from mail_outbox) mail
  where created_at > now() - interval '1 day' and (waits and expires_at > now() or state = 'dead'
    and not exists (select from agent_payouts payout where payout.code_id = mail.code_id))`;

/** Reads the facts. @throws Error of the database */
export async function factsOf(pool: Pick<Pool, 'query'>): Promise<Facts> {
  const runs = await pool.query<LastRun & { job: 'backup' | 'check_books' }>(RUNS);
  const mails = await pool.query<Pick<Facts, 'waiting_mails' | 'oldest_mail' | 'unsent_mails'>>(MAILS);
  const { waiting_mails = 0, oldest_mail = 0, unsent_mails = 0 } = mails.rows[0] ?? {};
  const byJob = Object.fromEntries(runs.rows.map(({ job, ok, finished }) => [job, { ok, finished }]));
  return { ...byJob, waiting_mails, oldest_mail, unsent_mails };
}

/** The promise, or an error after `ms` milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
