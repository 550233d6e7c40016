import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { testDatabase } from '@/__tests__/support/database';
import { askAtOnce, checkChain } from '@/backend/src/books/chain';
import type { Database } from '@/backend/src/db/open';

const BOOK = `
  with entry as (insert into fund_entries (kind) values ('test') returning entry_id),
    postings as (
      insert into fund_postings (entry_id, account, amount, balance_after)
      select entry_id, account, 0, balance from entry, fund_balances where account = 'owner')
  select entry_id from entry`;

let database: Database;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = database.pool;
});
afterAll(() => database.close());

/** Runs work with two connections, such as two nodes have. */
async function twoConnections<T>(work: (one: PoolClient, other: PoolClient) => Promise<T>): Promise<T> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    return await work(one, other);
  } finally {
    for (const client of [one, other]) {
      await client.query('rollback');
      client.release();
    }
  }
}

test('writers of the ledgers do not wait for vacuum and analyze of the chain', async () => {
  await twoConnections(async (vacuum, writer) => {
    await vacuum.query('begin');
    // The lock that vacuum, autovacuum and analyze hold.
    await vacuum.query('lock table ledger_chain in share update exclusive mode');
    await writer.query('begin');
    await writer.query(`set local lock_timeout = '100ms'`);
    await expect(writer.query(BOOK)).resolves.toMatchObject({ rowCount: 1 });
  });
});

test('a second writer waits for the first one, and links to its row', async () => {
  await twoConnections(async (one, other) => {
    await one.query('begin');
    await one.query(BOOK);
    await other.query('begin');
    const done = { other: false };
    const waiting = other.query(BOOK).then(() => (done.other = true));
    const waits = async () => {
      const sql = `select from pg_locks where not granted and database =
        (select oid from pg_database where datname = current_database())`;
      return ((await pool.query(sql)).rowCount ?? 0) > 0;
    };
    while (!done.other && !(await waits())) await pause(20);
    expect(done).toEqual({ other: false });
    await one.query('commit');
    await waiting;
    await other.query('commit');
  });
  expect((await checkChain(askAtOnce(database.pool))).faults).toEqual([]);
});
