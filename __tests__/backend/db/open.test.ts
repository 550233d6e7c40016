import net from 'node:net';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/src/db/open';
import { testDatabase } from '@/__tests__/support/database';
import { listen } from '@/__tests__/support/listen';

describe('the driver', () => {
  const database = testDatabase();

  it('gives a new connection no state of the previous one', async () => {
    const left = await database.pool.connect();
    await left.query('BEGIN');
    await left.query("INSERT INTO measures VALUES (1, 'half')");
    await left.query('SELECT set_config($1, $2, false), pg_advisory_lock(7)', ['application_name', 'left over']);
    await left.query({ name: 'again', text: 'SELECT 1' });
    left.release(true);
    expect(await database.db.query.measures.findMany()).toEqual([]);
    expect((await database.pool.query('SHOW application_name')).rows).toEqual([{ application_name: '' }]);
    const locks =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    expect((await database.pool.query(locks)).rowCount).toBe(0);
    expect((await database.pool.query({ name: 'again', text: 'SELECT 2 AS n' })).rows).toEqual([{ n: 2 }]);
  });

  it('queues concurrent queries, each with its own answer', async () => {
    const asked = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(
      asked.map((n) =>
        n % 10 ? database.pool.query('SELECT $1::int AS n', [n]) : database.pool.query('SELEC').catch(() => n),
      ),
    );
    expect(
      answers.map((answer) => (typeof answer === 'number' ? answer : (answer.rows[0] as { n: number }).n)),
    ).toEqual(asked);
  });

  it('reads int8 as a number, and never rounds', async () => {
    const read = (value: string) => database.pool.query('SELECT $1::int8 AS n', [value]);
    expect((await read('9007199254740991')).rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
    await expect(read('9007199254740993')).rejects.toThrow('9007199254740993 is too large');
    expect((await database.db.execute(sql`SELECT 5::int8 AS n`)).rows).toEqual([{ n: 5 }]);
  });

  it('carries a value with quotes as a value', async () => {
    const text = "'; drop table orders; --";
    expect((await database.pool.query('SELECT $1::text AS text', [text])).rows).toEqual([{ text }]);
    expect((await database.db.execute(sql`SELECT ${text}::text AS text`)).rows).toEqual([{ text }]);
  });

  it('computes dates in UTC', async () => {
    expect((await database.pool.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('fails only the transaction whose connection PostgreSQL has cut', async () => {
    const cut = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute('select 1');
    });
    expect(await cut.catch(() => 'failed')).toBe('failed');
    expect((await database.pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

const refused = (...parts: string[]) => ({
  name: 'StartupError',
  message: expect.stringMatching(new RegExp(parts.join('.*'))) as string,
});

describe('the PostgreSQL address', () => {
  const WRONG = ['nonsense', 'mysql://venue:secret@localhost/venue', 'postgresql://venue:secret@ho st/venue'];
  it.each(WRONG)('must be one: %s', async (url) => {
    await expect(openDatabase({ url })).rejects.toMatchObject(refused('DATABASE_URL is not a PostgreSQL address'));
  });

  it('must be reachable, and its password is never printed', async () => {
    const error = await openDatabase({ url: 'postgresql://venue:secret@127.0.0.1:1/venue' }).catch(
      (cause: unknown) => cause,
    );
    expect(error).toMatchObject(refused('Cannot open PostgreSQL at 127.0.0.1:1/venue', 'ECONNREFUSED'));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  });

  it('must answer in time', async () => {
    const silent = net.createServer();
    const port = await listen(silent);
    await expect(openDatabase({ url: `postgresql://venue@127.0.0.1:${port}/venue` })).rejects.toMatchObject(
      refused('timeout'),
    );
    silent.close();
  });
});
