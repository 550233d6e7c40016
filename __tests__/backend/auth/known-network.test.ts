import type { Database } from '@/backend/src/db/open';
import { storedAttempts } from '@/backend/src/auth/stored-attempts';
import { attemptLimit } from '@/lib/attempts';
import { testDatabase } from '../../support/database';
import { inMemory, RIGHT, tryIn, type Door } from '../../support/guessing';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ROUTER = '10.0.0.1';
const DAY_MS = 86_400_000;
const inDatabase = (): Door => ({
  store: storedAttempts(database.db),
  later: (ms) => database.pool.query('update login_attempts set expire = expire - $1', [ms]),
});

/** Somebody behind the router guesses at made-up logins each second; between, `attempt` happens each ten seconds. */
async function poll(door: Door, seconds: number, attempt: () => Promise<string>): Promise<string[]> {
  const answers: string[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await tryIn(door, 'guess', { login: `made-up ${second}`, address: ROUTER });
    if (second % 10 === 9) answers.push(await attempt());
    await door.later(1000);
  }
  return answers;
}
const judged = (answers: readonly string[]) => answers.filter((answer) => !/^\d+$/.test(answer)).length;

describe.each([
  ['in memory', () => inMemory(), 900],
  ['in the database', inDatabase, 90],
])('while somebody polls made-up logins behind the same router, %s', (_name, open, seconds) => {
  test('a waiter who has signed in there before gets in at a new phone', async () => {
    const door = open();
    expect(await tryIn(door, RIGHT, { login: 'waiter', address: ROUTER, device: 'old phone' })).toBe('in');
    const answers = await poll(door, seconds, () => tryIn(door, RIGHT, { login: 'Waiter', address: ROUTER }));
    expect(answers).toEqual(answers.map(() => 'in'));
  });

  test('a code is judged there too, once one was right', async () => {
    const door = open();
    const codes = { login: '7', isCode: true, address: ROUTER };
    await poll(door, 70, () => Promise.resolve(''));
    expect(await tryIn(door, RIGHT, codes)).toMatch(/^\d+$/);
    await door.later(61_000);
    expect(await tryIn(door, RIGHT, codes)).toBe('in');
    await poll(door, 70, () => Promise.resolve(''));
    expect(await tryIn(door, RIGHT, codes)).toBe('in');
  });
});

test('wrong variant: where no network is remembered, the waiter waits', async () => {
  const remembers = inMemory();
  const door = { ...remembers, store: { ...remembers.store, knows: () => Promise.resolve(false) } };
  await tryIn(door, RIGHT, { login: 'waiter', address: ROUTER });
  const answers = await poll(door, 900, () => tryIn(door, RIGHT, { login: 'waiter', address: ROUTER }));
  expect(judged(answers.slice(3))).toBe(0);
});

test('a guesser at that login from that network is slowed as before, and its failures are not those of others', async () => {
  const door = inMemory();
  await tryIn(door, RIGHT, { login: 'waiter', address: ROUTER });
  const guess = () => tryIn(door, 'guess', { login: 'waiter', address: ROUTER });
  let count = 0;
  for (let second = 0; second < 900; second += 1) {
    count += judged([await guess()]);
    await door.later(1000);
  }
  expect(count).toBeLessThan(5 + 10);
  expect(await tryIn(door, RIGHT, { login: 'cook', address: ROUTER })).toBe('in');
});

test('who signs in rightly and guesses in turn is slowed by the address', async () => {
  const door = inMemory();
  let count = 0;
  for (let at = 0; at < 300; at += 1) {
    await tryIn(door, RIGHT, { login: 'waiter', address: ROUTER });
    count += judged([await tryIn(door, 'guess', { login: `staff ${at}`, address: ROUTER })]);
  }
  expect(count).toBe(30);
});

test('another network, another login and a month later are unknown', async () => {
  const door = inMemory();
  const waiter = { login: 'waiter', address: ROUTER };
  await tryIn(door, RIGHT, waiter);
  const isKnown = async (attempt: typeof waiter) => {
    for (let at = 0; at < 60; at += 1) await tryIn(door, 'guess', { login: `made-up ${at}`, address: attempt.address });
    return (await tryIn(door, RIGHT, attempt)) === 'in';
  };
  expect(await isKnown({ ...waiter, address: '10.0.0.2' })).toBe(false);
  expect(await isKnown({ ...waiter, login: 'cook' })).toBe(false);
  expect(await isKnown(waiter)).toBe(true);
  await door.later(31 * DAY_MS);
  expect(await isKnown(waiter)).toBe(false);
});

test('a login keeps the twenty networks that it used last', async () => {
  await database.pool.query('delete from login_attempts');
  const door = inDatabase();
  const limit = attemptLimit(door.store);
  for (let at = 0; at < 25; at += 1) {
    await limit.forgive({ login: 'waiter', address: `10.1.0.${at}` });
    await limit.forgive({ login: 'waiter2', address: `10.1.0.${at % 2}` });
    await door.later(1);
  }
  const kept = await database.pool.query<{ key: string }>(
    "select key from login_attempts where key like 'known waiter %' order by expire",
  );
  expect(kept.rows.map(({ key }) => key)).toEqual(
    Array.from({ length: 20 }, (_, at) => `known waiter 10.1.0.${at + 5}`),
  );
  const all = await database.pool.query('select key from login_attempts');
  expect(all.rowCount).toBe(22);
});
