import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { testDatabase } from '@/__tests__/support/database';

describe('the driver', () => {
  let database: Database;

  beforeAll(async () => {
    database = await testDatabase();
    await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text)');
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query('TRUNCATE notes'));

  const count = async () => (await database.pool.query<{ n: number }>('SELECT count(*) AS n FROM notes')).rows[0]?.n;

  it('has the tables', async () => {
    expect(await database.db.query.users.findMany()).toEqual([]);
  });

  it.each([
    ['SELECT nonsense', [], '42703'],
    ['not even SQL', [], '42601'],
    ['SELECT 1 / $1::int', [0], '22012'],
    ['SELECT $1::int', ['word'], '22P02'],
    ['SELECT 1; SELECT nonsense; SELECT 2', undefined, '42703'],
  ])('continues after the error of %s', async (text, values, code) => {
    await expect(database.pool.query(text, values)).rejects.toMatchObject({ code });
    expect((await database.pool.query('SELECT $1::int + 1 AS two', [1])).rows).toEqual([{ two: 2 }]);
  });

  it('rolls a transaction back, also after an SQL error inside it', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (1, 'first')`);
      await tx.execute(sql`INSERT INTO notes VALUES (1, 'again')`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await count()).toBe(0);
  });

  it("keeps a transaction's other changes around a savepoint", async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes VALUES (1, 'first')`);
      await tx.transaction((inner) => inner.execute(sql`INSERT INTO notes VALUES (1, 'again')`)).catch(() => undefined);
    });
    expect(await count()).toBe(1);
  });

  it('gives a new connection no state of the previous one', async () => {
    const left = await database.pool.connect();
    await left.query('BEGIN');
    await left.query("INSERT INTO notes VALUES (1, 'half')");
    await left.query('SELECT set_config($1, $2, false), pg_advisory_lock(7)', ['application_name', 'left over']);
    await left.query({ name: 'again', text: 'SELECT 1' });
    left.release(true);
    expect(await count()).toBe(0);
    expect((await database.pool.query('SHOW application_name')).rows).toEqual([{ application_name: '' }]);
    const locks =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    expect((await database.pool.query(locks)).rowCount).toBe(0);
    expect((await database.pool.query({ name: 'again', text: 'SELECT 2 AS n' })).rows).toEqual([{ n: 2 }]);
  });

  it('carries 100,000 rows', async () => {
    const { rows } = await database.pool.query<{ n: number; text: string }>(
      "SELECT n, repeat('ж', 50) AS text FROM generate_series(1, 100000) AS n",
    );
    expect(rows).toHaveLength(100_000);
    expect(rows.at(-1)).toEqual({ n: 100_000, text: 'ж'.repeat(50) });
  });

  it('carries parameters: null, bytes, quotes, arrays, times and 10 MB of text', async () => {
    const text = 'ตัวอย่าง'.repeat(400_000);
    const bytes = Buffer.from([0, 255, 10]);
    const { rows } = await database.pool.query(
      'SELECT $1::text AS nothing, $2::bytea AS bytes, $3::text AS quotes, $4::int[] AS list, $5::timestamptz AS time, $6::text AS text',
      [null, bytes, `'"\\`, [1, 2], new Date(0), text],
    );
    expect(rows[0]).toEqual({ nothing: null, bytes, quotes: `'"\\`, list: [1, 2], time: new Date(0), text });
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

  it('computes dates in UTC', async () => {
    expect((await database.pool.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  it('closes twice without error', async () => {
    const other = await testDatabase();
    await Promise.all([other.close(), other.close()]);
    await expect(other.pool.query('SELECT 1')).rejects.toThrow('after calling end');
  });
});
