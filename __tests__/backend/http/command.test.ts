import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/backend/src/db/open';
import { menuItems } from '@/backend/src/db/schema';
import { inBooks, once } from '@/backend/src/http/command';
import { secondsOfWork } from '@/backend/src/http/in-line';
import { send as call } from '@/lib/api/call';
import { deleteItems, restoreItems, setPriority } from '@/lib/sections/menu/contract/edit';
import { codeOf } from '../../support/ask';
import { callWithin, unkeyed } from '../../support/command-call';
import { browserOf, startStack } from '../../support/stack';

const stack = startStack();
const browser = browserOf();
beforeAll(async () => {
  await stack.database.db.insert(menuItems).values([
    { item_id: 1, name: 'Борщ', is_file: true },
    { item_id: 2, name: 'Пельмени', is_file: true },
  ]);
});

/** Code of the refusal; null for success. */
const set = (priority: 0 | 1 | 2, items: number[], key?: string) =>
  codeOf(call(setPriority, { body: { priority, items } }, browser.fetch, key));
const priorities = async () =>
  (await stack.database.db.select().from(menuItems).orderBy(menuItems.item_id)).map(({ priority }) => priority);

test('all or nothing: one call changes many rows, or with an unknown id none', async () => {
  expect(await set(2, [1, 2])).toBeNull();
  expect(await set(1, [1, 99])).toBe(2);
  expect(await priorities()).toEqual([2, 2]);
});

test('a key belongs to one endpoint: the same body at another one is refused', async () => {
  const input = { body: { items: [1] } };
  await call(deleteItems, input, browser.fetch, 'key-number-four');
  const elsewhere = call(restoreItems, input, browser.fetch, 'key-number-four');
  await expect(elsewhere).rejects.toMatchObject({ problem: { code: 5 } });
});

test('nothing is written on tables that a newer release has migrated; what is read goes on', async () => {
  const { pool } = stack.database;
  const before = await priorities();
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
  try {
    const refused = call(setPriority, { body: { priority: 1, items: [2] } }, browser.fetch, 'key-number-five');
    await expect(refused).rejects.toMatchObject({ status: 503, problem: { code: 1011, key: 'newerRelease' } });
    await expect(inBooks(stack.database.db, () => Promise.resolve())).rejects.toThrow('a newer release');
    expect((await browser.fetch('/api/auth/session')).status).toBe(200);
  } finally {
    await pool.query('delete from drizzle.__drizzle_migrations where created_at = 9999999999999');
  }
  expect(await priorities()).toEqual(before);
  expect(await set(1, [2], 'key-number-five')).toBeNull();
});

test.each(['40001', '40P01', '23505'])('a transaction runs again after %s, and after no other', async (code) => {
  let runs = 0;
  const work = (failure: string) =>
    once(stack.database.db, setPriority, unkeyed, {}, () => {
      runs += 1;
      if (runs === 1) throw Object.assign(new Error('refused'), { code: failure });
      return Promise.resolve(runs);
    });
  expect(await work(code)).toBe(2);
  runs = 0;
  await expect(work('23514')).rejects.toThrow('refused');
  expect(runs).toBe(1);
});

test('a command that others always overtake queues, and succeeds', async () => {
  let queued = 0;
  /** The lock of the queue; no newer release is asked for. */
  const execute = (query: SQL) => {
    if (JSON.stringify(query).includes('lock table')) queued += 1;
    return Promise.resolve({ rows: [] });
  };
  /** Conflicts with others unless it queues by a lock. */
  const transaction = (work: (tx: Transaction) => Promise<unknown>) => work({ execute } as unknown as Transaction);
  const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
  const work = () => (queued > 0 ? Promise.resolve('entered') : Promise.reject(conflict));
  const endpoint = { id: 'stock.enterCount', changes: [] } as const;
  await expect(once({ transaction } as never, endpoint, unkeyed, {}, work)).resolves.toBe('entered');
  expect(queued).toBe(1);
});

describe('writers of the ledgers', () => {
  const write = <T>(work: (tx: Transaction) => Promise<T>, call = unkeyed) =>
    once(stack.database.db, { id: 'stock.test', changes: ['stock'] }, call, {}, work);

  test('run one after another, in order, also after a failed one', async () => {
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

  test('that wait leave connections to readers', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = write(() => held);
    const waiting = Array.from({ length: 30 }, () => write((tx) => tx.execute(sql`select 1`)));
    await expect(stack.database.db.execute(sql`select 1`)).resolves.toBeDefined();
    release();
    await Promise.all([slow, ...waiting]);
  });

  test('do not begin when nobody waits for them any more, and the line tells how long its first work has run', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = write(() => held);
    const begun = jest.fn(() => Promise.resolve());
    const late = write(begun, callWithin(20));
    const patient = write(() => Promise.resolve('booked'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(secondsOfWork(stack.database.db)).toBeGreaterThan(0.04);
    release();
    await slow;
    await expect(late).rejects.toMatchObject({ translation: { key: 'databaseAway' } });
    expect(begun).not.toHaveBeenCalled();
    expect(await patient).toBe('booked');
    expect(secondsOfWork(stack.database.db)).toBe(0);
  });
});
