import { openDatabase } from '@/backend/src/db/open';
import { SERVER } from '../../support/database';

test('a connection cut by PostgreSQL in a transaction fails only that transaction', async () => {
  const database = await openDatabase({ url: SERVER });
  const cut = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute('select 1');
  });
  expect(await cut.catch(() => 'failed')).toBe('failed');
  expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
