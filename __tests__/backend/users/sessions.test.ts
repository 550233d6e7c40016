import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sessionRepository } from '@/backend/src/people/sessions';
import { sessions } from '@/backend/src/db/schema';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { listSessions } from '@/lib/sections/auth/contract/sessions';
import { changeOwnPassword, createUser, deleteUser } from '@/lib/sections/users/contract/users';
import { permissionsOf } from '@/lib/rights/permissions';
import { readSettings } from '@/lib/env';
import { asIfJustNow } from '../../support/attempts';
import { PASSWORD } from '../../support/stack';
import { newAccount, startStaff } from './staff';

const staff = startStaff();

const checked = async (cookie: string) => (await staff.ask(checkLogin, cookie, {})).status;
const rowsOf = (userId: number) => staff.db.select().from(sessions).where(eq(sessions.user_id, userId));
const own = (cookie: string, old_password: string, password: string, key?: string) =>
  staff.ask(changeOwnPassword, cookie, { body: { old_password, password } }, key);

test('one’s own password needs the old one, and ends the other sessions', async () => {
  const { user_id, cookie } = await staff.enterAs('own1');
  const elsewhere = await staff.signIn('own1');
  expect(await own(cookie, 'wrong', 'secret7')).toMatchObject({ code: 1, json: { field: 'old_password' } });
  expect(await checked(elsewhere)).toBe(200);
  expect((await own(cookie, PASSWORD, 'secret7')).status).toBe(200);
  expect([await checked(cookie), await checked(elsewhere)]).toEqual([200, 401]);
  expect(await staff.signIn('own1')).toBe('');
  expect(await staff.signIn('own1', 'secret7')).not.toBe('');
  expect(await staff.historyOf(user_id)).toMatchObject([
    { user_name: 'own1', changes: [{ field: 'password', before: null, after: null }] },
  ]);
});

test('the database has the hash of a session’s token, not the token', async () => {
  const { user_id, cookie } = await staff.enterAs('own2');
  const [, token = ''] = /=([^;]{20,})/.exec(cookie) ?? [];
  const [row] = await rowsOf(user_id);
  expect(JSON.stringify(row)).toContain(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(row)).not.toContain(token);
});

test('wrong old passwords count as failed sign-ins: the sixth is code 6', async () => {
  const { cookie } = await staff.enterAs('own3');
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await own(cookie, 'wrong', 'secret7')).code).toBe(1);
  await asIfJustNow(staff.database);
  expect((await own(cookie, PASSWORD, 'secret7')).code).toBe(6);
});

test('a new password of the wrong form is refused at its field', async () => {
  expect(await own(staff.admin, PASSWORD, 'пароль7')).toMatchObject({ code: 1, json: { field: 'password' } });
});

test('a password that somebody sets, and being disabled, end all sessions', async () => {
  const { user_id, cookie } = await staff.enterAs('ended1');
  await staff.edit({ user_id, discount: 0, login: 'ended2' });
  expect(await checked(cookie)).toBe(200);
  await staff.edit({ user_id, password: 'secret7' });
  expect([await checked(cookie), await rowsOf(user_id)]).toEqual([401, []]);
  const again = await staff.signIn('ended2', 'secret7');
  await staff.edit({ user_id, active: 0 });
  expect([await checked(again), await rowsOf(user_id)]).toEqual([401, []]);
  await staff.edit({ user_id, active: 1 });
  expect(await checked(again)).toBe(401);
});

test('a session opens only for the password that was checked, of an account that is still there', async () => {
  const { user_id } = await staff.enterAs('raced1');
  const { password_hash } = await staff.rowOf(user_id);
  const opener = sessionRepository(staff.db, readSettings({}));
  const from = { user_id, device: '', address: '' };
  expect(await opener.open({ ...from, password_hash: password_hash! })).not.toBeNull();
  await staff.edit({ user_id, password: 'secret7' });
  expect(await opener.open({ ...from, password_hash: password_hash! })).toBeNull();
  const now = (await staff.rowOf(user_id)).password_hash!;
  await staff.edit({ user_id, active: 0 });
  expect(await opener.open({ ...from, password_hash: now })).toBeNull();
});

test('a login that was freed belongs to its new account; the history of the old one keeps its name', async () => {
  const { user_id, cookie } = await staff.enterAs('twice1', 'Administrators');
  await staff.edit({ user_id, permissions: permissionsOf(['ProgramLogin', 'UsersEdit', 'ChangeCashierPassword']) });
  const target = (await staff.ask(createUser, cookie, { body: newAccount({ discount: 0 }) })).json.user_id!;
  await staff.ask(deleteUser, staff.admin, { body: { user_id } });
  const heir = await staff.account('Twice1', permissionsOf(['ProgramLogin']));
  const session = await staff.signIn('twice1');
  expect(await rowsOf(heir)).toHaveLength(1);
  expect([await checked(session), await checked(cookie)]).toEqual([200, 401]);
  expect((await staff.historyOf(target))[0]).toMatchObject({ action: 'created', user_name: 'twice1' });
});

test('a session keeps device and address of its sign-in, and last_seen moves every ten minutes', async () => {
  const device = `Mozilla/5.0 ${'x'.repeat(400)}`;
  const user_id = await staff.account('device1', permissionsOf(['ProgramLogin']));
  await staff.signIn('device1', PASSWORD, { 'user-agent': device, 'x-forwarded-for': '203.0.113.7' });
  expect(await rowsOf(user_id)).toMatchObject([{ address: '203.0.113.7', device: device.slice(0, 300) }]);

  const seen = async () => (await staff.rowOf(user_id)).last_seen?.getTime();
  const cookie = await staff.signIn('device1');
  const at = await seen();
  await checked(cookie);
  expect(await seen()).toBe(at);
  await staff.db.update(sessions).set({ last_used: sql`now() - interval '20 minutes'` });
  await checked(cookie);
  expect(await seen()).toBeGreaterThan(at!);
});

test('the token of a session is 32 random bytes, new at each sign-in', async () => {
  const { cookie } = await staff.enterAs('token1');
  expect(cookie).toMatch(/^venue_session=[\w-]{43}$/);
  expect(await staff.signIn('token1')).not.toBe(cookie);
});

test('an account without a password cannot sign in', async () => {
  const user_id = await staff.account('nohash1', permissionsOf(['ProgramLogin']));
  await staff.database.rows`update users set password_hash = null where user_id = ${user_id}`;
  expect(await staff.signIn('nohash1', '')).toBe('');
  expect(await staff.signIn('nohash1')).toBe('');
});

describe('the times of a session', () => {
  let cookie: string;
  beforeAll(async () => {
    await staff.db.delete(sessions);
    await staff.account('timed1', permissionsOf(['ProgramLogin']));
    cookie = await staff.signIn('timed1');
  });

  const MINUTE = 60;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  interface Times {
    readonly idleHours: number;
    readonly days: number;
    /** Seconds since the sign-in and since the last recorded use. */
    readonly age: number;
    readonly unused: number;
  }

  /** Moves the session's times into the past. `expires_at` is what a venue with far longer times would have written. */
  const age = (seconds: Pick<Times, 'age' | 'unused'>) =>
    staff.db.execute(sql`update sessions set
    created_at = now() - make_interval(secs => ${seconds.age}::float8),
    last_used = now() - make_interval(secs => ${seconds.unused}::float8),
    expires_at = now() + interval '90 days'`);

  const repository = (idleHours: number, days: number) =>
    sessionRepository(staff.db, readSettings({ SESSION_IDLE_HOURS: String(idleHours), SESSION_DAYS: String(days) }));
  /** A session beyond either limit is refused, one clearly within both is accepted, and use never outlives a limit. */
  const kept = () =>
    fc.asyncProperty(
      fc.record({
        idleTenths: fc.integer({ min: 1, max: 1680 }),
        dayTenths: fc.integer({ min: 1, max: 900 }),
        agePercent: fc.integer({ min: 0, max: 150 }),
        unusedPercent: fc.integer({ min: 0, max: 200 }),
      }),
      async ({ idleTenths, dayTenths, agePercent, unusedPercent }) => {
        const [idleHours, days] = [idleTenths / 10, dayTenths / 10];
        const longest = (agePercent / 100) * days * DAY;
        const unused = Math.min((unusedPercent / 100) * idleHours * HOUR, longest);
        const times = { idleHours, days, age: longest, unused };
        await age(times);
        const caller = await repository(idleHours, days).callerOf(cookie.split('=')[1]!);
        const [now] = await staff.database.rows<{ age: number; left: number; unused: number }>`
          select extract(epoch from now() - created_at)::float8 as age,
            extract(epoch from now() - last_used)::float8 as unused,
            extract(epoch from expires_at - now())::float8 as left from sessions`;
        // Seconds that a busy machine needs decide nothing.
        const slack = MINUTE;
        if (times.age > days * DAY || times.unused > idleHours * HOUR) return caller === null;
        if (times.age > days * DAY - slack || times.unused > idleHours * HOUR - slack) return true;
        const recorded = Math.min(10 * MINUTE, (idleHours * HOUR) / 12);
        const isFresh = now!.unused <= recorded + slack;
        const isBounded = times.unused <= recorded || now!.age + now!.left <= days * DAY + slack;
        return caller !== null && isFresh && isBounded;
      },
    );

  test('no session beyond the limits is accepted, whatever the settings and its stored end', async () => {
    await fc.assert(kept(), { numRuns: 60 });
  });

  test('a venue without settings: 12 hours unused, 7 days at most; use moves the end, but not beyond', async () => {
    const status = async (at: Pick<Times, 'age' | 'unused'>) => {
      await age(at);
      return (await staff.ask(checkLogin, cookie, {})).status;
    };
    expect(await status({ age: DAY, unused: 11.9 * HOUR })).toBe(200);
    expect(await status({ age: DAY, unused: 12.1 * HOUR })).toBe(401);
    expect(await status({ age: 7.01 * DAY, unused: 0 })).toBe(401);
    expect(await status({ age: 6.9 * DAY, unused: HOUR })).toBe(200);
    const left = staff.database.value`select extract(epoch from expires_at - now())::float8 / 3600 from sessions`;
    expect(await left).toBeCloseTo(2.4, 1);
  });

  test('sessions that are over are not listed, and a sign-in deletes those past their end', async () => {
    await age({ age: 8 * DAY, unused: 0 });
    const fresh = await staff.signIn('timed1');
    expect((await staff.ask(listSessions, fresh, {})).json.items).toHaveLength(1);
    await staff.database.rows`
      update sessions set expires_at = now() - interval '1 second' where created_at < now() - interval '1 day'`;
    await staff.signIn('timed1');
    expect((await staff.ask(listSessions, fresh, {})).json.items).toHaveLength(2);
  });
});
