import { sql } from 'drizzle-orm';
import { testDatabase } from '@/__tests__/support/database';
import type { Database } from '@/backend/src/db/open';
import { once, type Transaction } from '@/backend/src/http/command';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const write = <T>(work: (tx: Transaction) => Promise<T>) =>
  once(database.db, { id: 'stock.test', changes: ['stock'] }, { request: { headers: {} } as never }, {}, work);

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
