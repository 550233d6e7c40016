import type { Pool } from 'pg';
import { inTime } from '../http/in-time';

/** Last finished run of a daily job. */
export interface LastRun {
  readonly ok: boolean;
  /** Unix seconds. */
  readonly finished: number;
}

/** Last finished run of the check of the books. */
export interface LastCheck extends LastRun {
  /** Faults that the last completed check found; null before the first. */
  readonly faults: number | null;
  /** When that check ended, in Unix seconds. */
  readonly checked: number | null;
}

/** Facts of the venue's operation, read from the database. */
export interface Facts {
  readonly backup?: LastRun;
  readonly check_books?: LastCheck;
  /** Mails and calls of the webhook. */
  readonly waiting_mails: number;
  /** Age in seconds of the oldest message that waits to be sent; 0 if no message waits. */
  readonly oldest_mail: number;
  /** Messages of the last day that were given up, except codes that were used, tests and what nobody was to get. */
  readonly unsent_mails: number;
}

// A clock that ran ahead has stamped runs of the future; they would hide all others until then. A check that could not be
// made has no faults in its report, and does not hide those that were found before.
const RUNS = `
  select job, (array_agg(ok order by finished_at desc))[1] as ok, extract(epoch from max(finished_at))::float8 as finished,
    (array_agg(report -> 'faults' order by finished_at desc) filter (where report ? 'faults'))[1] as faults,
    extract(epoch from max(finished_at) filter (where report ? 'faults'))::float8 as checked
  from scheduled_runs where finished_at <= now() group by job`;
/**
 * Condition on `mail_outbox` as `mail`: a message that was given up although its receiver still needed it. Not so a code that
 * was used, a test, and one without a text, whose receiver lost the right to it.
 */
export const UNDELIVERED = `state = 'dead' and case kind
  when 'code' then not exists (select from agent_payouts payout where payout.code_id = mail.code_id)
  else kind <> 'test' and body_text is not null end`;
// A message that waits is given up when it is too old: a code after ten minutes, others after a day.
const MAILS = `
  select count(*) filter (where waits)::int as waiting_mails,
    coalesce(extract(epoch from now() - min(created_at) filter (where waits)), 0)::float8 as oldest_mail,
    count(*) filter (where state = 'dead')::int as unsent_mails
  from (select *, state in ('waiting', 'sending') as waits from mail_outbox) mail
  where created_at > now() - interval '1 day' and (waits and expires_at > now() or ${UNDELIVERED})`;

/** Reads the facts. @throws Error of the database */
export async function factsOf(pool: Pick<Pool, 'query'>): Promise<Facts> {
  const runs = await pool.query<LastCheck & { job: 'backup' | 'check_books' }>(RUNS);
  const mails = await pool.query<Pick<Facts, 'waiting_mails' | 'oldest_mail' | 'unsent_mails'>>(MAILS);
  const { waiting_mails = 0, oldest_mail = 0, unsent_mails = 0 } = mails.rows[0] ?? {};
  const byJob = Object.fromEntries(runs.rows.map(({ job, ...run }) => [job, run]));
  return { ...byJob, waiting_mails, oldest_mail, unsent_mails };
}

/** Resolves with the answer, or rejects after `ms` milliseconds. */
export const within = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  inTime(answer, ms, () => new Error(`No answer in ${ms} ms`));
