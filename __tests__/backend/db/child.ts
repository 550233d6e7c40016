import { lockFolder } from '@/backend/src/db/embedded/lock';
import { openDatabase } from '@/backend/src/db/open';

/**
 * Child process for tests of locks and kills: `lock` tries the folder at each message, `write` inserts until killed.
 */
const [task, dataDir = ''] = process.argv.slice(2);

async function write(): Promise<void> {
  const { pool } = await openDatabase({ dataDir });
  await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (n int8 PRIMARY KEY, filler text)');
  const last = await pool.query<{ n: number }>('SELECT coalesce(max(n), 0) AS n FROM acknowledged');
  for (let n = (last.rows[0]?.n ?? 0) + 1; ; n++) {
    await pool.query("INSERT INTO acknowledged VALUES ($1, repeat('x', 500))", [n]);
    process.send?.(n);
  }
}

if (task === 'write') void write();
else {
  process.on('message', () => {
    lockFolder(dataDir).then(
      () => process.send?.('in'),
      (cause: unknown) => process.send?.(cause instanceof Error ? cause.message : cause),
    );
  });
  process.send?.('started');
}
