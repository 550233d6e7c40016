import { sql, type SQL } from 'drizzle-orm';
import { NOON } from '../db/period';
import type { Asked, Earlier, Rows } from '../statistics/query';
import { sessionsIn } from '../statistics/sources';

/** Interval from the start of the previous period to the start of this one, by the venue's clock. */
function shift({ bounds: { start }, earlier: [before], bucket, zone }: Asked & Earlier): SQL {
  const local = (seconds: number | null | undefined) =>
    sql`(to_timestamp(${seconds ?? 0}::float8) at time zone ${zone})`;
  const [now, then] = [local(start), local(before?.start)];
  // Rounded to whole days, because a clock change may have skipped one of the two moments.
  if (bucket !== 'month') return sql`make_interval(days => round(extract(epoch from ${now} - ${then}) / 86400)::int)`;
  // Months consist of business days: the morning of the 1st belongs to the month before.
  const months = (time: SQL) =>
    sql`(extract(year from ${time} - ${NOON}) * 12 + extract(month from ${time} - ${NOON}))::int`;
  return sql`make_interval(months => ${months(now)} - ${months(then)})`;
}

/** Sessions of the previous period, moved to the points of this one; none for all time. */
function moved(asked: Asked & Earlier): SQL {
  const [before] = asked.earlier;
  if (!before) return sql``;
  return sql`union all
    select (point at time zone ${asked.zone} + ${shift(asked)}) at time zone ${asked.zone}, 0, 0, sessions, revenue
    from ${sessionsIn({ ...asked, bounds: before }, asked.bucket)} before`;
}

/** Figure of the previous period; null without one. */
const before = ({ earlier }: Asked & Earlier, sum: SQL): SQL => (earlier.length > 0 ? sum : sql`null::int8`);

/** Sessions by point of the axis, beside those of the period before at the same distance from its start. */
export const promoSessions: Rows<'analytics', 'princess_promo_sessions'> = (asked) => ({
  select: {
    point: sql`extract(epoch from point)::int8`,
    total_sessions: sql`sum(sessions)`,
    total_sessions_prev: before(asked, sql`sum(sessions_prev)`),
    total_revenue: sql`sum(revenue)::int8`,
    total_revenue_prev: before(asked, sql`sum(revenue_prev)::int8`),
  },
  from: sql`(
      select point, sessions, revenue, 0 as sessions_prev, 0 as revenue_prev
      from ${sessionsIn(asked, asked.bucket)} now ${moved(asked)}
    ) both_periods group by point`,
});

const count = (which: SQL) => sql`coalesce(sum(sessions) filter (where ${which}), 0)`;
const price = (which: SQL) => sql`coalesce(sum(revenue) filter (where ${which}), 0)::int8`;
const [automated, forced, all] = [sql`not forced`, sql`forced`, sql`true`];

/** Sessions by the hour in which they started. */
export const promoSessionsByHours: Rows<'analytics', 'princess_promo_sessions_by_hours'> = (asked) => ({
  select: {
    hours: sql`hour`,
    automated_sessions_count: count(automated),
    forced_sessions_count: count(forced),
    total_sessions_count: count(all),
    automated_sessions_price: price(automated),
    forced_sessions_price: price(forced),
    total_sessions_price: price(all),
  },
  from: sql`${sessionsIn(asked, 'clock')} s group by hour`,
  totals: {
    select: {
      automated_sessions_count: count(automated),
      automated_sessions_price: sql`${price(automated)} / 100.0`,
      forced_sessions_count: count(forced),
      forced_sessions_price: sql`${price(forced)} / 100.0`,
      total_sessions_count: count(all),
      total_sessions_price: sql`${price(all)} / 100.0`,
    },
    from: sql`${sessionsIn(asked, 'clock')} s`,
  },
});
