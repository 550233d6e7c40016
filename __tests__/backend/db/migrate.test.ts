import { BEFORE_RELEASE, migrate } from '@/backend/src/db/migrate';
import { openDatabase } from '@/backend/src/db/open';
import { emptyDatabase, testDatabase } from '../../support/database';

const database = testDatabase();

it('changes nothing the second time', async () => {
  const applied = () => database.rows`select hash from drizzle.__drizzle_migrations`;
  const before = await applied();
  await Promise.all([migrate(database), migrate(database)]);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
});

it('refuses a database of a newer release, and starts once that release is gone again', async () => {
  await database.pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`);
  await expect(migrate(database)).rejects.toThrow('of a newer release: 1 of its migrations are not in this program');
  await database.pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE created_at = 9999999999999');
  await migrate(database);
});

it('refuses by name a database of a version before the first release, whose migrations were others', async () => {
  const { pool } = database;
  await pool.query('DELETE FROM drizzle.__drizzle_migrations WHERE id > 1');
  await pool.query(`UPDATE drizzle.__drizzle_migrations SET hash = 'x', created_at = 1795242602969`);
  await pool.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('y', 1795242603478)`);
  await expect(migrate(database)).rejects.toThrow(BEFORE_RELEASE);
  const { rows: left } = await pool.query('SELECT hash FROM drizzle.__drizzle_migrations');
  expect(left).toEqual([{ hash: 'x' }, { hash: 'y' }]);
});

it('lets several app nodes start at once', async () => {
  for (let round = 0; round < 3; round++) {
    const scratch = await emptyDatabase();
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(scratch)));
    const outcomes = await Promise.allSettled(nodes.map((node) => migrate(node)));
    await Promise.all(nodes.map((node) => node.close()));
    await scratch.drop();
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  }
});
