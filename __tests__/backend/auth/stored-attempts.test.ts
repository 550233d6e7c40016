import type { Database } from '@/backend/src/db/open';
import { storedAttempts } from '@/backend/src/auth/stored-attempts';
import { testDatabase } from '../../support/database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('an attempt counts whose old row another sign-in would delete meanwhile', async () => {
  const { db, pool } = database;
  const counters = [{ key: 'pair boss 10.0.0.1', rule: { free: 5, forgetMs: 60_000 } }];
  await pool.query(`insert into login_attempts (key, points, expire) values ('pair boss 10.0.0.1', 5, 1000)`);
  /** After each statement of a transaction somebody else signs in, which deletes rows that are over. */
  const disturbed = new Proxy(db, {
    get: (target, name) =>
      name !== 'transaction'
        ? (Reflect.get(target, name) as unknown)
        : (work: (tx: unknown) => Promise<unknown>) =>
            db.transaction((tx) =>
              work({
                execute: async (query: Parameters<typeof tx.execute>[0]) => {
                  const result = await tx.execute(query);
                  await storedAttempts(db).clear({ key: 'pair waiter 10.0.0.1', rule: counters[0]!.rule });
                  return result;
                },
              }),
            ),
  });
  expect(await storedAttempts(disturbed).count(counters)).toBe(0);
  const kept = await pool.query<{ points: number; lasts: boolean }>(
    'select points, expire > extract(epoch from now()) * 1000 as lasts from login_attempts',
  );
  expect(kept.rows).toEqual([{ points: 1, lasts: true }]);
});
