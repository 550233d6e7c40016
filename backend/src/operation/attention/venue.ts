import { sql } from 'drizzle-orm';
import { UNDELIVERED } from '../facts';
import { momentOf, type CasesOf } from './asked';

/** Weeks whose same weekday tells when the venue sells. */
const WEEKS = 4;
/** Of these, weeks with sales that make an opening hour. */
const ENOUGH = 3;

/**
 * No sale for some minutes at a time when the venue sells: in three of the last four weeks the same weekday had sales in
 * these minutes and in as many before them. The amount is what these minutes usually bring.
 */
export const silent: CasesOf = (asked) => {
  const minutes = sql`make_interval(mins => ${asked.limits.silent_minutes}::int)`;
  const moment = momentOf(asked);
  return sql`
  select 'till' as subject, '' as name, last as since, usual as amount,
    jsonb_build_object('minutes', (extract(epoch from ${moment} - last) / 60)::int) as args
  from (
    select max(paid_time) as last from orders where cancelled_at is null and paid_time > ${moment} - interval '8 days'
  ) sale cross join lateral (
    select count(*) filter (where sold > 0 and was_open) as weeks, round(avg(sold))::bigint as usual
    from generate_series(1, ${WEEKS}::int) week, lateral (select ${moment} - week * interval '7 days' as until) then_at,
      lateral (
        select coalesce(sum(paidsum), 0) as sold from orders o
        where cancelled_at is null and paid_time > until - ${minutes} and paid_time <= until
      ) during,
      lateral (
        select exists (
          select from orders o where cancelled_at is null and paid_time > until - 2 * ${minutes} and paid_time <= until - ${minutes}
        ) as was_open
      ) earlier
  ) learnt
  where weeks >= ${ENOUGH}::int and last <= ${moment} - ${minutes}`;
};

/** The last check of the books, if it found faults. */
export const books: CasesOf = (asked) => sql`
  select run_date::text as subject, '' as name, finished_at as since, null::bigint as amount,
    jsonb_build_object('faults', (report ->> 'faults')::int) as args
  from (
    select * from scheduled_runs
    where job = 'check_books' and report ? 'faults' and finished_at <= ${momentOf(asked)} order by finished_at desc limit 1
  ) run where (report ->> 'faults')::int > 0`;

/** A backup that failed, or is older than a day; none where no backup was ever made, because none is asked for. */
export const backup: CasesOf = (asked) => sql`
  select coalesce(max(run_date) filter (where ok)::text, 'never') as subject, '' as name,
    coalesce(max(finished_at) filter (where ok), min(started_at)) as since, null::bigint as amount,
    jsonb_build_object('error', coalesce((array_agg(report ->> 'error' order by finished_at desc))[1], '')) as args
  from scheduled_runs where job = 'backup' and finished_at <= ${momentOf(asked)}
  having count(*) > 0 and (not (array_agg(ok order by finished_at desc))[1]
    or coalesce(max(finished_at) filter (where ok), '-infinity') < ${momentOf(asked)} - interval '1 day 2 hours')`;

/** Mails and calls of the webhook of the last week that were given up and were still needed. */
export const mails: CasesOf = (asked) => sql`
  select mail_id::text as subject, case channel when 'mail' then address else 'webhook' end as name, created_at as since,
    null::bigint as amount, jsonb_build_object('error', error) as args
  from mail_outbox mail
  where created_at > ${momentOf(asked)} - interval '7 days' and ${sql.raw(UNDELIVERED)}`;
