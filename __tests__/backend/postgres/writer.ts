import { keepVenue } from '@/backend/src/db/venue';

/** Keeps the venue of a folder and inserts rows until it is killed; tells the number of each row that is committed. */
async function main(dataDir: string): Promise<void> {
  const { pool } = await keepVenue({ DATA_DIR: dataDir });
  await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (n int8 PRIMARY KEY, filler text)');
  const last = await pool.query<{ n: number }>('SELECT coalesce(max(n), 0) AS n FROM acknowledged');
  for (let n = (last.rows[0]?.n ?? 0) + 1; ;) {
    const written = await pool.query("INSERT INTO acknowledged VALUES ($1, repeat('x', 500))", [n]).then(
      () => true,
      () => false,
    );
    if (written) process.send?.(n++);
    // The row may be committed although its reply was lost.
    else await pool.query('DELETE FROM acknowledged WHERE n = $1', [n]).catch(() => undefined);
  }
}

main(process.argv[2] ?? '').catch((error: unknown) => process.send?.((error as Error).message));
