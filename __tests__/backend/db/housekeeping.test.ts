import { keepHouse } from '@/backend/src/db/embedded/housekeeping';
import { openDatabase, type Database } from '@/backend/src/db/open';
import { snapshot } from '@/__tests__/support/database';

let database: Database;
beforeAll(async () => (database = await openDatabase({ memory: true, snapshot: await snapshot() })));
afterAll(() => database.close());

const query = async <T>(text: string) => (await database.pool.query(text)).rows[0] as T;
const log = () =>
  query<{ bytes: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) AS bytes FROM pg_control_checkpoint()',
  ).then(({ bytes }) => Number(bytes));

it('checkpoints when the log has grown, and vacuums a table that needs it', async () => {
  await database.pool.query('CREATE TABLE big AS SELECT n FROM generate_series(1, 2000) AS n');
  // Writes log without a table: files in memory grow slowly.
  await query("SELECT count(pg_logical_emit_message(false, '', repeat('x', 1000000))) FROM generate_series(1, 70)");
  expect(await log()).toBeGreaterThan(64 * 1024 * 1024);
  // The next command flushes the counts to the statistics.
  await query('SELECT pg_stat_force_next_flush()');
  await keepHouse(database.pool);
  expect(await log()).toBeLessThan(1024 * 1024);
  const kept = await query<{ at: Date | null; live: number }>(
    "SELECT last_vacuum AS at, n_live_tup AS live FROM pg_stat_user_tables WHERE relname = 'big'",
  );
  expect(kept).toEqual({ at: expect.any(Date) as Date, live: 2_000 });
});

it('waits for another transaction', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  const round = keepHouse(database.pool);
  await client.query('CREATE TABLE inside (n int)');
  await client.query('COMMIT');
  client.release();
  await round;
  expect(await query('SELECT count(*) AS n FROM inside')).toEqual({ n: 0 });
});
