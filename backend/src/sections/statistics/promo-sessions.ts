import { sql, type SQL } from 'drizzle-orm';
import type { WeekdayPairs } from '@/lib/domain/past-periods';
import type { Bounds } from '@/lib/domain/venue-time';
import { CUT_OFF, seconds } from '../../db/time';
import { sessionsIn, type Division } from '../../ledger/sales/sources';
import type { Asked, Earlier, Rows } from './query';

/** Interval from a point of the previous period to the one of this period beside it, by the venue's clock. */
function shift({ bounds: { start }, earlier: [before], pairs, bucket, zone }: Asked & Earlier): SQL {
  if (pairs) return sql`make_interval(days => ${pairs.days}::int)`;
  const local = (seconds: number | null | undefined) =>
    sql`(to_timestamp(${seconds ?? 0}::float8) at time zone ${zone})`;
  const [now, then] = [local(start), local(before?.start)];
  // Rounded to whole days, because a clock change may have skipped one of the two moments.
  if (bucket !== 'month') return sql`make_interval(days => round(extract(epoch from ${now} - ${then}) / 86400)::int)`;
  // Months consist of business days: the morning of the 1st belongs to the month before.
  const months = (time: SQL) =>
    sql`(extract(year from ${time} - ${CUT_OFF}) * 12 + extract(month from ${time} - ${CUT_OFF}))::int`;
  return sql`make_interval(months => ${months(now)} - ${months(then)})`;
}

/** Sessions of the previous period, or of other bounds in it; of a running one with what was paid by its end. */
function previous(asked: Asked & Earlier, before: Bounds, bounds = before, bucket?: Division): SQL {
  const { end } = asked.bounds;
  const isRunning = end === null || end >= asked.now;
  return sessionsIn({ ...asked, bounds }, bucket, isRunning ? (bounds.end ?? undefined) : undefined);
}

const boundsOf = ({ start_time, end_time }: WeekdayPairs): Bounds => ({ start: start_time, end: end_time });

/** Sessions of the previous period, moved to the points of this one; none for all time. */
function moved(asked: Asked & Earlier): SQL {
  const { earlier, pairs, zone, bucket } = asked;
  const [before] = earlier;
  if (!before) return sql``;
  return sql`union all
    select (point at time zone ${zone} + ${shift(asked)}) at time zone ${zone}, 0, 0, sessions, revenue
    from ${previous(asked, before, pairs && boundsOf(pairs), bucket)} before`;
}

/** Figure of the previous period; null without one, and for a day without a pair. */
function before(asked: Asked & Earlier, sum: SQL): SQL {
  const { earlier, pairs, zone } = asked;
  if (earlier.length === 0) return sql`null::int8`;
  if (!pairs) return sum;
  const there = sql`point at time zone ${zone} - ${shift(asked)}`;
  const local = (seconds: number) => sql`to_timestamp(${seconds}::float8) at time zone ${zone}`;
  return sql`case when ${there} >= ${local(pairs.start_time)} and ${there} < ${local(pairs.end_time)} then ${sum} end`;
}

/** Both periods in all, as one row; satang. */
const inAll = (asked: Asked & Earlier): SQL => {
  const [last] = asked.earlier;
  const sums = sql`select coalesce(sum(sessions), 0) as sessions, coalesce(sum(revenue), 0)::int8 as revenue`;
  const before = last ? sql`${sums} from ${previous(asked, last)} last` : sql`select null::int8, null::int8`;
  return sql`(${sums} from ${sessionsIn(asked)} now) now, (${before}) before (sessions_prev, revenue_prev)`;
};

/** Sessions by point of the axis, beside those of the period before: at the same distance from its start, or by weekday. */
export const promoSessions: Rows<'analytics', 'princess_promo_sessions'> = (asked) => ({
  select: {
    point: seconds(sql`point`),
    total_sessions: sql`sum(sessions)`,
    total_sessions_prev: before(asked, sql`sum(sessions_prev)`),
    total_revenue: sql`sum(revenue)::int8`,
    total_revenue_prev: before(asked, sql`sum(revenue_prev)::int8`),
  },
  from: sql`(
      select point, sessions, revenue, 0 as sessions_prev, 0 as revenue_prev
      from ${sessionsIn(asked, asked.bucket)} now ${moved(asked)}
    ) both_periods group by point`,
  totals: {
    select: {
      total_sessions: sql`sessions`,
      total_sessions_prev: sql`sessions_prev`,
      total_revenue: sql`revenue / 100.0`,
      total_revenue_prev: sql`revenue_prev / 100.0`,
    },
    from: inAll(asked),
  },
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
  from: sql`${sessionsIn(asked, 'clock', asked.paid_until)} s group by hour`,
  totals: {
    select: {
      automated_sessions_count: count(automated),
      automated_sessions_price: sql`${price(automated)} / 100.0`,
      forced_sessions_count: count(forced),
      forced_sessions_price: sql`${price(forced)} / 100.0`,
      total_sessions_count: count(all),
      total_sessions_price: sql`${price(all)} / 100.0`,
    },
    from: sql`${sessionsIn(asked, 'clock', asked.paid_until)} s`,
  },
});
