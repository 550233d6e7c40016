import { storedAttempts } from '@/backend/src/people/stored-attempts';

import { attemptLimit, countersOf } from '@/lib/http/attempts';
import { CODE } from '@/lib/contract/problem';
import { asIfJustNow } from '../../support/attempts';
import { testDatabase } from '../../support/database';
import { inMemory, RIGHT, tryIn, type Door } from '../../support/guessing';
import { times } from '../../support/effort';

const database = testDatabase();

const GUESSES = times(2_000, 10_000);
const ADDRESSES = 50;
/** Time from one guess to the next. */
const PACE_MS = 60;

/** Makes all attempts older, as if time had passed. */
const inDatabase = (): Door => ({
  limit: attemptLimit(storedAttempts(database.db)),
  later: (ms) => database.pool.query('update login_attempts set expire = expire - $1', [ms]),
});

const addressOf = (at: number) => `203.0.113.${at % ADDRESSES}`;

/**
 * The password is the fourth guess of the twelfth address, again the eighth guess of twenty addresses, and every hundredth
 * guess of the rest.
 */
const guessAt = (at: number): string => {
  const [round, address] = [Math.floor(at / ADDRESSES), at % ADDRESSES];
  const isRight = (round === 3 && address === 12) || (round === 7 && address < 20) || (round > 10 && at % 100 === 37);
  return isRight ? RIGHT : `guess ${at}`;
};

/** Guesses at one account from fifty addresses; how many were judged, and how many got in. */
async function attack(door: Door): Promise<{ judged: number; in: number }> {
  const count = { judged: 0, in: 0 };
  for (let at = 0; at < GUESSES; at += 1) {
    const answer = await tryIn(door, guessAt(at), { login: 'admin', address: addressOf(at) });
    if (!/^\d+$/.test(answer)) count.judged += 1;
    if (answer === 'in') count.in += 1;
    // One statement for a second of time, which passes in the database.
    if (at % 16 === 15) await door.later(16 * PACE_MS);
  }
  return count;
}

const DEVICE = 'device-of-the-admin-00';

test('10,000 guesses over 50 addresses get nobody in; the admin and colleagues sign in meanwhile', async () => {
  const door = inDatabase();
  const found = await attack(door);
  expect(found.in).toBe(0);
  expect(found.judged).toBeLessThan(ADDRESSES + 45);
  // The admin at a known device: at once, also behind a guesser's router, and mistyping a few times.
  for (let at = 0; at < 4; at += 1)
    expect(await tryIn(door, 'mistyped', { login: 'admin', address: addressOf(7), device: DEVICE })).toBe('wrong');
  expect(await tryIn(door, RIGHT, { login: 'admin', address: addressOf(7), device: DEVICE })).toBe('in');
  // A colleague behind the same router, at a device that never signed in.
  expect(await tryIn(door, RIGHT, { login: 'waiter', address: addressOf(7) })).toBe('in');
  // The admin at an unknown device of another network.
  expect(await tryIn(door, RIGHT, { login: 'Admin', address: '198.51.100.1' })).toBe('in');
}, 120_000);

test('guesses at many logins from one address delay unknown devices there, and nobody elsewhere', async () => {
  const door = inMemory();
  const answers = [];
  for (let at = 0; at < 200; at += 1)
    answers.push(await tryIn(door, 'guess', { login: `staff${at}`, address: '10.0.0.1' }));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(30);
  expect(await tryIn(door, RIGHT, { login: 'waiter', address: '10.0.0.1' })).toBe('1');
  expect(await tryIn(door, RIGHT, { login: 'waiter', address: '10.0.0.1', device: DEVICE })).toBe('in');
  expect(await tryIn(door, RIGHT, { login: 'waiter', address: '10.0.0.2' })).toBe('in');
  await door.later(60_000);
  expect(await tryIn(door, RIGHT, { login: 'waiter', address: '10.0.0.1' })).toBe('in');
});

describe('a guesser who never stops polling', () => {
  /** An hour of guesses at the admin, one each second from each of ten addresses. */
  const poll = async (door: Door) => {
    let judged = 0;
    for (let second = 0; second < 3600; second += 1) {
      for (let at = 0; at < 10; at += 1) {
        const answer = await tryIn(door, 'guess', { login: 'admin', address: addressOf(at) });
        if (answer === 'wrong') judged += 1;
      }
      await door.later(1000);
    }
    return judged;
  };

  test('leaves the owner a way in from a new address, and gains a guess per address in a quarter of an hour', async () => {
    const door = inMemory();
    const judged = await poll(door);
    expect(judged).toBeLessThan(30 + 9 + 12 + 10 * 4);
    expect(await tryIn(door, 'mistyped', { login: 'admin', address: '198.51.100.1' })).toBe('wrong');
    expect(Number(await tryIn(door, RIGHT, { login: 'admin', address: '198.51.100.1' }))).toBeGreaterThan(1);
    expect(await tryIn(door, RIGHT, { login: 'admin', address: '198.51.100.2' })).toBe('in');
  });

  test('is forgotten within hours, not days', async () => {
    const door = inMemory();
    for (let at = 0; at < 5000; at += 1)
      await tryIn(door, 'guess', { login: 'admin', address: `10.${at >> 8}.${at & 255}.1` });
    await door.later(4 * 3_600_000);
    for (let at = 0; at < 5; at += 1)
      expect(await tryIn(door, 'mistyped', { login: 'admin', address: '198.51.100.1' })).toBe('wrong');
  });

  test('has no such attempts at codes', async () => {
    const door = inMemory();
    const codes = { login: '1', isCode: true };
    for (let at = 0; at < 40; at += 1) await tryIn(door, 'guess', { ...codes, address: addressOf(at) });
    expect(await tryIn(door, RIGHT, { ...codes, address: '198.51.100.1' })).toMatch(/^\d+$/);
  });
});

test('delays grow from a second to a quarter of an hour, and a day without attempts forgets them', async () => {
  const door = inMemory();
  const attempt = { login: 'admin', address: '10.0.0.1' };
  for (let at = 0; at < 5; at += 1) expect(await tryIn(door, 'guess', attempt)).toBe('wrong');
  const waits = [];
  for (let at = 0; at < 13; at += 1) {
    const seconds = Number(await tryIn(door, 'guess', attempt));
    waits.push(seconds);
    await door.later(seconds * 1000 - 1);
    expect(await tryIn(door, RIGHT, attempt)).toBe('1');
    await door.later(1);
    expect(await tryIn(door, 'guess', attempt)).toBe('wrong');
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(waits.slice(9)).toEqual([512, 900, 900, 900]);
  await door.later(24 * 3_600_000);
  for (let at = 0; at < 5; at += 1) expect(await tryIn(door, 'guess', attempt)).toBe('wrong');
});

test('of forty guesses at once five are judged, and a few more when they take seconds', async () => {
  const door = inDatabase();
  const attempt = { login: 'parallel', address: '10.0.0.77' };
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryIn(door, 'guess', attempt)));
  const judged = answers.filter((answer) => answer === 'wrong').length;
  expect(judged).toBeGreaterThanOrEqual(5);
  expect(judged).toBeLessThanOrEqual(8);
});

test('an attempt taken back counts nothing, also while others wait', async () => {
  const door = inDatabase();
  const { limit } = door;
  const attempt = { login: 'silent', address: '10.0.0.78' };
  for (let at = 0; at < 50; at += 1) {
    await limit.count(attempt);
    await limit.takeBack(attempt);
  }
  for (let at = 0; at < 5; at += 1) await limit.count(attempt);
  await asIfJustNow(database);
  await expect(limit.count(attempt)).rejects.toMatchObject({ code: CODE.tooManyAttempts });
  await door.later(61_000);
  await limit.count(attempt);
  await limit.takeBack(attempt);
  await limit.count(attempt);
  await asIfJustNow(database);
  await expect(limit.count(attempt)).rejects.toMatchObject({ code: CODE.tooManyAttempts });
});

test('spellings that a database may take for one login count together, those of other servers and of codes do not', () => {
  const keyOf = (login: string, more = {}) => countersOf({ login, address: '10.0.0.1', ...more }).counters[0]?.key;
  for (const login of ['Boss', ' boss ', 'bóss', 'bo\u0301ss', 'bo\u200bss', 'ｂｏｓｓ'])
    expect([login, keyOf(login)]).toEqual([login, 'pair boss 10.0.0.1']);
  const keys = [keyOf('production boss'), keyOf('boss', { server: 'production' }), keyOf('boss', { server: 'dev' })];
  const codes = [keyOf('1', { isCode: true }), keyOf('1'), keyOf('codes of 1'), keyOf('code 1')];
  expect(new Set([...keys, ...codes]).size).toBe(7);
});

test('a flood of addresses drops counters that nobody uses, not the busiest', async () => {
  const door = inMemory();
  const attempt = { login: 'admin', address: '10.0.0.1', device: DEVICE };
  for (let at = 0; at < 5; at += 1) await tryIn(door, 'guess', attempt);
  for (let at = 0; at < 12_000; at += 1) {
    await door.limit.forgive({ login: `made-up ${at}`, address: '10.0.0.2' });
    if (at === 4000) {
      await door.later(1000);
      expect(await tryIn(door, 'guess', attempt)).toBe('wrong');
    }
  }
  expect(await tryIn(door, RIGHT, attempt)).toMatch(/^\d+$/);
});

test('IPv6 addresses of one customer, a /48, count together', () => {
  const keysOf = (address: string) => countersOf({ login: 'a', address }).counters.map(({ key }) => key);
  expect(keysOf('2001:db8:1:2::1')).toEqual(keysOf('2001:DB8:0001:3:3:4:5:6'));
  expect(keysOf('2001:db8:1:2::1')).toEqual(['pair a 2001:db8:1', 'login a', 'address 2001:db8:1']);
  expect(keysOf('2001:db8:1:2::1')).not.toEqual(keysOf('2001:db8:2:2::1'));
  expect(keysOf('::ffff:10.0.0.1')).toEqual(keysOf('10.0.0.1'));
  expect(keysOf('::1')[0]).toBe('pair a 0:0:0');
});

const ROUTER = '10.0.0.1';
const DAY_MS = 86_400_000;

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

test('an attempt counts whose old row another sign-in would delete meanwhile', async () => {
  const { db, pool } = database;
  await pool.query('delete from login_attempts');
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
                  await attemptLimit(storedAttempts(db)).forgive({ login: 'waiter', address: '10.0.0.2' });
                  return result;
                },
              }),
            ),
  });
  await attemptLimit(storedAttempts(disturbed)).count({ login: 'boss', address: '10.0.0.1' });
  const kept = database.rows`
    select points, expire > extract(epoch from now()) * 1000 as lasts from login_attempts where key = 'pair boss 10.0.0.1'`;
  expect(await kept).toEqual([{ points: 1, lasts: true }]);
});
