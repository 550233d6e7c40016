import type { Worker } from 'node:worker_threads';
import { EngineThread } from '@/backend/src/db/embedded/thread';
import { openDatabase } from '@/backend/src/db/open';

const url = process.env['TEST_DATABASE_URL'];

test('an engine that ends by itself is reported as lost, a closed one is not', async () => {
  const closed = await EngineThread.start({});
  const outcome = Promise.race([closed.lost.then(() => 'lost'), closed.close().then(() => 'closed')]);
  expect(await outcome).toBe('closed');

  const thread = await EngineThread.start({});
  await (thread as unknown as { worker: Worker }).worker.terminate();
  expect(await thread.lost).toBeInstanceOf(Error);
});

(url ? test : test.skip)('a connection cut by PostgreSQL in a transaction fails only that transaction', async () => {
  const database = await openDatabase({ url: url ?? '' });
  const cut = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await tx.execute('select 1');
  });
  expect(await cut.catch(() => 'failed')).toBe('failed');
  expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
