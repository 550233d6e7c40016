import { sql, type SQL } from 'drizzle-orm';
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

/**
 * Cashiers with far more in the last seven days than in a usual week: their own mean of the eight weeks before, or that of
 * all cashiers if it is higher. `what` has `user_id`, `time` and `value` in satang of the last nine weeks.
 */
const unusual = (what: SQL, { limits, now }: AskedRule): SQL => sql`
  with weeks as (
    select user_id, count(*) filter (where is_late) as cases, coalesce(sum(value) filter (where is_late), 0)::bigint as value,
      coalesce(sum(value) filter (where not is_late), 0) / 8.0 as own
    from (select *, time > ${momentOf({ now })} - interval '7 days' as is_late from (${what}) one) lately
    where user_id is not null group by user_id
  )
  select user_id::text as subject, person as name, ${momentOf({ now })} - interval '7 days' as since, weeks.value as amount,
    jsonb_build_object('cases', cases, 'usual', round(usual) / 100) as args
  from weeks join users using (user_id)
  cross join lateral (select greatest(own, (select avg(own) from weeks)) as usual) of_week
  where cases >= ${LEAST}::int and weeks.value > usual * ${limits.cashier_times}::int`;

/** Cashiers whose orders were taken back far more than usual. */
export const voids: CasesOf = (asked) =>
  unusual(
    sql`select cashier_id as user_id, paid_time as time, paidsum as value from orders
      where cancelled_at is not null and paid_time > ${momentOf(asked)} - interval '63 days' and paid_time <= ${momentOf(asked)}`,
    asked,
  );

/** Cashiers who took far more off bills than usual. */
export const takenOff: CasesOf = (asked) =>
  unusual(
    sql`select user_id, taken_time as time, value from taken_off where taken_time > ${momentOf(asked)} - interval '63 days'
      and taken_time <= ${momentOf(asked)}`,
    asked,
  );
