import { sql, type SQL } from 'drizzle-orm';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import { daysSince, momentOf, type AskedRule, type CasesOf } from './asked';

/** Bonuses of an agent that have not been paid for longer than some days. */
export const bonuses: CasesOf = (asked) => sql`
  select agent_id::text as subject, first_name as name, since, amount,
    jsonb_build_object('days', ${daysSince(sql`since`, asked)}) as args
  from (
    select agent_id, min(bonus_time) as since, sum(amount)::bigint as amount from unpaid_bonuses
    where bonus_time < ${momentOf(asked)} - make_interval(days => ${asked.limits.bonus_days}::int)
    group by agent_id having sum(amount) > 0
  ) unpaid join agents using (agent_id)`;

/** Cases below which nothing is unusual. */
const LEAST = 3;
/** Weeks that a venue must have traded for a usual week to be known, and weeks that count. */
const [KNOWN, WEEKS] = [4, 8];

const DAY = 86_400;

/** The last seven business days with the running one, and the eight weeks before them, as times. */
function weeksOf({ now, zone }: AskedRule) {
  const week = dayStart(businessDate(now, zone), zone) - 6 * DAY;
  const time = (seconds: number) => sql`to_timestamp(${seconds}::float8)`;
  return { week: time(week), before: time(week - WEEKS * 7 * DAY) };
}

/**
 * Cashiers with far more in the last seven business days than in a usual week: their own mean of the eight weeks before, or
 * that of all cashiers if it is higher. A venue that has traded for less than four weeks has no usual week. `what` has `user_id`, `time` and `value` in satang since `weeksOf().before`.
 */
const unusual = (what: SQL, asked: AskedRule): SQL => sql`
  with weeks as (
    select user_id, count(*) filter (where is_late) as cases, coalesce(sum(value) filter (where is_late), 0)::bigint as value,
      coalesce(sum(value) filter (where not is_late), 0) / traded as own
    from (select *, time >= ${weeksOf(asked).week} as is_late from (${what}) one) lately,
      (select least(${WEEKS}::numeric, extract(epoch from ${weeksOf(asked).week} - min(paid_time)) / 604800) as traded from orders) age
    where user_id is not null and traded >= ${KNOWN}::int group by user_id, traded
  )
  select user_id::text as subject, person as name, ${weeksOf(asked).week} as since, weeks.value as amount,
    jsonb_build_object('cases', cases, 'usual', round(usual) / 100) as args
  from weeks join users using (user_id)
  cross join lateral (select greatest(own, (select avg(own) from weeks)) as usual) of_week
  where cases >= ${LEAST}::int and weeks.value > usual * ${asked.limits.cashier_times}::int`;

/** Cashiers whose orders were taken back far more than usual. */
export const voids: CasesOf = (asked) =>
  unusual(
    sql`select cashier_id as user_id, paid_time as time, paidsum as value from orders
      where cancelled_at is not null and paid_time >= ${weeksOf(asked).before} and paid_time <= ${momentOf(asked)}`,
    asked,
  );

/** Cashiers who took far more off bills than usual. */
export const takenOff: CasesOf = (asked) =>
  unusual(
    sql`select user_id, taken_time as time, value from taken_off where taken_time >= ${weeksOf(asked).before}
      and taken_time <= ${momentOf(asked)}`,
    asked,
  );
