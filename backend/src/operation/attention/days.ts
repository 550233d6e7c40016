import { sql } from 'drizzle-orm';
import { businessDate } from '@/lib/domain/venue-time';
import { beforeNoon } from '../../ledger/days/closed-days';
import { momentOf, type CasesOf } from './asked';

/** Days in which the difference of a close needs attention. */
const LATELY = sql.raw(`interval '14 days'`);

/** Closed days whose cash or another tender differs by more than some baht; the amount is the largest difference. */
export const difference: CasesOf = (asked) => sql`
  select close_id::text as subject, business_date::text as name, closed_time as since, largest as amount,
    jsonb_build_object('cash', (counted - expected) / 100.0, 'others', others / 100.0, 'reason', reason) as args
  from day_closes d cross join lateral (
    select coalesce(max(abs(of_tender)), 0) as largest_other, coalesce(sum(of_tender), 0) as others
    from jsonb_to_recordset(coalesce(d.tenders, '[]')) t(counted bigint, expected bigint),
      lateral (select t.counted - t.expected as of_tender) diff
  ) tender cross join lateral (select greatest(abs(counted - expected), largest_other)::bigint as largest) by_size
  where status = 'closed' and closed_time > ${momentOf(asked)} - ${LATELY} and largest > ${asked.limits.close_difference}::bigint * 100`;

/** The business day with the first order after the last close, if it has ended. A venue that never closed a day has none. */
export const notClosed: CasesOf = ({ now, zone }) => sql`
  select business_date(since)::text as subject, business_date(since)::text as name, since, null::bigint as amount,
    jsonb_build_object('days', ${businessDate(now, zone)}::date - business_date(since)) as args
  from (
    select min(paid_time) as since from orders
    where cancelled_at is null and paid_time < ${beforeNoon(businessDate(now, zone), zone).toISOString()}::timestamptz
      and paid_time > (select max(closed_time) from day_closes where status = 'closed')
  ) first where since is not null`;
