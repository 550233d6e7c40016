import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sessionRepository } from '@/backend/src/auth/sessions';
import { checkLogin } from '@/lib/contract/auth';
import { listSessions } from '@/lib/contract/sessions';
import { permissionsOf } from '@/lib/domain/permissions';
import { readSettings } from '@/lib/env';
import { openStaff, type Staff } from './staff';

let staff: Staff;
let cookie: string;
beforeAll(async () => {
  staff = await openStaff();
  await staff.account('timed1', permissionsOf(['ProgramLogin']));
  cookie = await staff.signIn('timed1');
});
afterAll(() => staff.close());

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
type Opener = (times: Times) => ReturnType<typeof repository>;

/** A session beyond either limit is refused, one clearly within both is accepted, and use never outlives a limit. */
const kept = (open: Opener) =>
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
      const times = {
        idleHours,
        days,
        age: longest,
        unused: Math.min((unusedPercent / 100) * idleHours * HOUR, longest),
      };
      await age(times);
      const caller = await open(times).callerOf(cookie.split('=')[1]!);
      const { rows } = await staff.db.execute<{ age: number; left: number; unused: number }>(sql`
        select extract(epoch from now() - created_at)::float8 as age, extract(epoch from now() - last_used)::float8 as unused,
          extract(epoch from expires_at - now())::float8 as left from sessions`);
      const now = rows[0]!;
      // Seconds that a busy machine needs decide nothing.
      const slack = MINUTE;
      if (times.age > days * DAY || times.unused > idleHours * HOUR) return caller === null;
      if (times.age > days * DAY - slack || times.unused > idleHours * HOUR - slack) return true;
      const recorded = Math.min(10 * MINUTE, (idleHours * HOUR) / 12);
      const isFresh = now.unused <= recorded + slack;
      const isBounded = times.unused <= recorded || now.age + now.left <= days * DAY + slack;
      return caller !== null && isFresh && isBounded;
    },
  );
const options = { numRuns: 150 };

test('no session beyond the limits is accepted, whatever the settings and its stored end', async () => {
  await fc.assert(
    kept(({ idleHours, days }) => repository(idleHours, days)),
    options,
  );
});

test.each<[string, Opener]>([
  ['forgets the longest time', ({ idleHours }) => repository(idleHours, 90)],
  ['forgets the idle time', ({ days }) => repository(168, days)],
  ['believes the stored end', () => repository(168, 90)],
])('a wrong variant that %s is caught', async (_, open) => {
  expect((await fc.check(kept(open), options)).failed).toBe(true);
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
  const { rows } = await staff.db.execute<{ hours: number }>(
    sql`select extract(epoch from expires_at - now())::float8 / 3600 as hours from sessions`,
  );
  expect(rows[0]!.hours).toBeCloseTo(2.4, 1);
});

test('sessions that are over are not listed, and a sign-in deletes those past their end', async () => {
  await age({ age: 8 * DAY, unused: 0 });
  const fresh = await staff.signIn('timed1');
  expect((await staff.ask(listSessions, fresh, {})).json.items).toHaveLength(1);
  await staff.db.execute(
    sql`update sessions set expires_at = now() - interval '1 second' where created_at < now() - interval '1 day'`,
  );
  await staff.signIn('timed1');
  expect((await staff.ask(listSessions, fresh, {})).json.items).toHaveLength(2);
});
