import { sql } from 'drizzle-orm';
import { sentenceOf } from '@/lib/process/sentence';
import type { Database } from '../db/open';
import { scheduledRuns } from '../db/schema';
import type { DailyJob, Outcome } from './schedule';

/**
 * Notes that somebody ran a daily job by hand and that it succeeded, in place of the job's last finished run: its alert
 * ends. The run of today, unless it has finished, is still to come. A database that takes no writes, such as a standby, is
 * told of on stderr: the work itself is done.
 * @param report as of the daily job
 */
export async function noteManualRun(
  { db }: Pick<Database, 'db'>,
  job: DailyJob['name'],
  report: Outcome['report'],
): Promise<void> {
  const { job: jobOf, run_date } = scheduledRuns;
  const last = sql`(select run_date from scheduled_runs where job = ${job} and finished_at <= now()
    order by finished_at desc limit 1)`;
  await db
    .update(scheduledRuns)
    .set({ ok: true, finished_at: sql`now()`, report: { ...report, manual: true } })
    .where(sql`${jobOf} = ${job} and ${run_date} = ${last}`)
    .catch((error: unknown) => console.error(`This run is not in scheduled_runs: ${sentenceOf(error)}`));
}
