import type { Pool } from 'pg';

const EVERY_MS = 30_000;
const WAL_BYTES = 64 * 1024 * 1024;
const WAL_SECONDS = 300;

/** Replaces PostgreSQL's checkpointer and autovacuum, background processes that PGlite lacks. */
export function startHousekeeping(pool: Pool): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running || pool.ending) return;
    running = true;
    keepHouse(pool)
      .catch((cause: unknown) => {
        if (!waitedInVain(cause)) process.emitWarning(cause instanceof Error ? cause : String(cause));
      })
      .finally(() => (running = false));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** A long transaction holds the only connection (for example filling the sample venue); the next round tries again. */
const waitedInVain = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'timeout exceeded when trying to connect';

/** One round. It uses the pool, so it never runs inside someone's transaction. */
export async function keepHouse(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ due: boolean }>(CHECKPOINT_DUE, [WAL_BYTES, WAL_SECONDS]);
  if (rows[0]?.due) await pool.query('CHECKPOINT');
  // One table per round, and only while nobody waits for the only connection.
  if (pool.waitingCount > 0 || pool.idleCount === 0) return;
  const worst = await pool.query<{ name: string }>(VACUUM_DUE);
  if (worst.rows[0]) await pool.query(`VACUUM (ANALYZE) ${worst.rows[0].name}`);
}

/** A log of less than a page was written by the last checkpoint itself. */
const CHECKPOINT_DUE = `
  SELECT log.bytes > $1 OR (log.bytes > 8192 AND checkpoint_time < now() - make_interval(secs => $2)) AS due
  FROM pg_control_checkpoint(), LATERAL (SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS bytes) log`;

/** The thresholds of PostgreSQL's autovacuum. */
const VACUUM_DUE = `
  SELECT format('%I.%I', schemaname, relname) AS name
  FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup
     OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
     OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
  ORDER BY n_dead_tup + n_mod_since_analyze DESC
  LIMIT 1`;
