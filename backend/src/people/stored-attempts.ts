import { sql } from 'drizzle-orm';
import {
  KNOWN_NETWORK,
  longestWait,
  oneLess,
  oneMore,
  type AttemptStore,
  type Counter,
  type Tally,
} from '@/lib/http/attempts';
import type { Database } from '../db/open';

type Connection = Pick<Database['db'], 'execute'>;
type Row = { key: string; points: number; expire: number; now: number };

const keysOf = (counters: readonly Counter[]) => sql.param(counters.map(({ key }) => key));
/** Milliseconds since 1970. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Rows of counters with the database's time, which all nodes share; counters without a row are empty. */
async function read(on: Connection, counters: readonly Counter[], locked: boolean) {
  const found = await on.execute<Row>(sql`
    select key, points, expire, ${NOW} as now
    from login_attempts where key = any(${keysOf(counters)}::text[])
    order by key ${locked ? sql`for update` : sql``}`);
  const tallies = counters.map((counter) => {
    const { points = 0, expire = 0, now = 0 } = found.rows.find(({ key }) => key === counter.key) ?? {};
    return { counter, tally: { points, expire }, now };
  });
  // Without a row there is no time, and nothing to wait for.
  const now = Math.max(0, ...tallies.map((one) => one.now));
  return { tallies, wait: longestWait(tallies, now) };
}

async function write(on: Connection, rows: readonly (Tally & { readonly key: string })[]): Promise<void> {
  await on.execute(sql`
    update login_attempts a set points = n.points, expire = n.expire
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n(key text, points integer, expire bigint)
    where a.key = n.key`);
}

/** Counters in the database, so that all nodes count together. */
export const storedAttempts = (db: Database['db']): AttemptStore => ({
  async count(counters) {
    // A refused attempt locks and writes nothing.
    const { wait: before } = await read(db, counters, false);
    if (before > 0) return before;
    return db.transaction(async (tx) => {
      // Locks rows that are there already: `clear` of another sign-in deletes those that are over.
      await tx.execute(sql`
        insert into login_attempts (key, points, expire)
        select key, 0, 0 from unnest(${keysOf(counters)}::text[]) key order by key
        on conflict (key) do update set key = excluded.key`);
      const { tallies, wait } = await read(tx, counters, true);
      if (wait === 0)
        await write(
          tx,
          tallies.map(({ counter, tally, now }) => ({ key: counter.key, ...oneMore(counter, tally, now) })),
        );
      return wait;
    });
  },

  async takeBack(counters) {
    await db.transaction(async (tx) => {
      const { tallies } = await read(tx, counters, true);
      const rows = tallies.filter(({ now }) => now > 0);
      await write(
        tx,
        rows.map(({ counter, tally, now }) => ({ key: counter.key, ...oneLess(counter, tally, now) })),
      );
    });
  },

  async clear({ key }) {
    await db.execute(sql`
      delete from login_attempts where key = ${key} or key in (
        select key from login_attempts where expire < ${NOW} for update skip locked)`);
  },

  async knows({ key }) {
    const { rows } = await db.execute(sql`select 1 from login_attempts where key = ${key} and expire > ${NOW}`);
    return rows.length > 0;
  },

  async remember({ key, ofLogin }) {
    const { forMs, mostPerLogin } = KNOWN_NETWORK;
    await db.execute(sql`
      with known as (
        insert into login_attempts (key, points, expire) values (${key}, 0, ${NOW} + ${forMs}::bigint)
        on conflict (key) do update set expire = excluded.expire
      )
      delete from login_attempts where key in (
        select key from login_attempts where starts_with(key, ${ofLogin}) and key <> ${key}
        order by expire desc offset ${mostPerLogin - 1} for update skip locked)`);
  },
});
