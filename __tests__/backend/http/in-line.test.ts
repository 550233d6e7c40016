import { sql } from 'drizzle-orm';
import { testDatabase } from '@/__tests__/support/database';
import type { Database } from '@/backend/src/db/open';
import { once, type Transaction } from '@/backend/src/http/command';
import { secondsOfWork } from '@/backend/src/http/in-line';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ANSWER_MS = 5_000;
const write = <T>(work: (tx: Transaction) => Promise<T>, answerMs = ANSWER_MS) => {
  const request = { headers: {}, server: { answerMs } };
  return once(database.db, { id: 'stock.test', changes: ['stock'] }, { request: request as never }, {}, work);
};

it('ledger writers run one after another, in order, also after a failed one', async () => {
  const done: string[] = [];
  const one = (name: string, fails = false) =>
    write(async () => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const settled = await Promise.allSettled([one('a'), one('b', true), one('c')]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('waiting writers leave connections to readers', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = write(() => held);
  const waiting = Array.from({ length: 30 }, () => write((tx) => tx.execute(sql`select 1`)));
  await expect(database.db.execute(sql`select 1`)).resolves.toBeDefined();
  release();
  await Promise.all([slow, ...waiting]);
});

it('work for which nobody waits any more does not begin, and the line tells how long its first work has run', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = write(() => held);
  const begun = jest.fn(() => Promise.resolve());
  const late = write(begun, 20);
  const patient = write(() => Promise.resolve('booked'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(secondsOfWork(database.db)).toBeGreaterThan(0.04);
  release();
  await slow;
  await expect(late).rejects.toMatchObject({ translation: { key: 'databaseAway' } });
  expect(begun).not.toHaveBeenCalled();
  expect(await patient).toBe('booked');
  expect(secondsOfWork(database.db)).toBe(0);
});
