import { sql } from 'drizzle-orm';
import type { KeptTally, Tallies, Tally } from '@/lib/http/attempts';
import type { Database } from '../db/open';
import { readRows } from '../db/rows';

type Row = { points: number; expire: number; now: number };

/** Milliseconds since 1970, by the clock that all nodes share. */
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const changed = async (
  on: Pick<Database['db'], 'execute'>,
  keys: readonly string[],
  change: (before: readonly Tally[], now: number) => readonly KeptTally[],
) => {
  const rows = await readRows<Row>(on)`
    select coalesce(points, 0) as points, coalesce(expire, 0) as expire, ${NOW} as now
    from unnest(${sql.param(keys)}::text[]) with ordinality asked(key, at) left join login_attempts using (key) order by at`;
  return change(rows, Math.max(...rows.map(({ now }) => now)));
};

/** Tallies in the database, so that all nodes count together. */
export const storedAttempts =
  (db: Database['db']): Tallies =>
  async (keys, change) => {
    // A refused attempt locks and writes nothing.
    if ((await changed(db, keys, change)).length === 0) return;
    const rows = await db.transaction(async (tx) => {
      // Locks keys, not rows: an empty tally has no row.
      await tx.execute(sql`
        select pg_advisory_xact_lock(id) from (
          select hashtextextended(key, 0) as id from unnest(${sql.param(keys)}::text[]) key order by id) ids`);
      const after = await changed(tx, keys, change);
      await tx.execute(sql`
        with n as (select * from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) n(key text, points integer, expire bigint)),
        gone as (delete from login_attempts where key in (select key from n where expire = 0))
        insert into login_attempts (key, points, expire) select key, points, expire from n where expire > 0
        on conflict (key) do update set points = excluded.points, expire = excluded.expire`);
      return after;
    });
    // After the transaction, because it locks rows of other keys.
    if (rows.some(({ expire }) => expire === 0))
      await db.execute(sql`
        delete from login_attempts where key in (
          select key from login_attempts where expire <= ${NOW} for update skip locked)`);
  };
