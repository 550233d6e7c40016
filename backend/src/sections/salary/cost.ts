import { sql } from 'drizzle-orm';
import { FIRST_YEAR } from '@/lib/sections/salary/contract/limits';
import type { StaffCost } from '@/lib/sections/salary/contract/operations';
import { firstDay, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';

interface Asked {
  /** Last month. */
  readonly until: SalaryMonth;
  readonly count: number;
  /** The venue's time zone. */
  readonly zone: string;
}

/** First month that the contract knows. */
const FIRST = firstDay({ month: 1, year: FIRST_YEAR });

/**
 * Staff cost of months up to one, in order and in baht: what their work cost, what the safe paid in them less what was
 * taken back in them, and the sales of their business days.
 */
export async function costOf(db: Queries, { until, count, zone }: Asked): Promise<StaffCost[]> {
  const last = sql`${firstDay(until)}::date`;
  return readRows<Record<keyof StaffCost, number>>(db)`
    with months as (
      select at::date as month from generate_series(
        greatest(${firstDay(plusMonths(until, 1 - count))}::timestamp, ${FIRST}::timestamp), ${last}::timestamp, interval '1 month') at
    ), cost as (
      select month, sum(accrued + bonus + allowance + overtime_paid - penalty) as satang
      from salary_months(${last}) group by month
    ), paid as (
      select date_trunc('month', story_time at time zone ${zone})::date as month, sum(amount) as satang
      from salary_story where entry_id is not null group by 1
    ), sold as (
      select start_date as month, sum(bar_paid_price + kitchen_paid_price) as satang
      from orders_rollup where grain = 'month' and not by_hour group by 1
    )
    select extract(month from month)::int as month, extract(year from month)::int as year,
      (coalesce(cost.satang, 0) / 100.0)::float8 as staff_cost, (coalesce(paid.satang, 0) / 100.0)::float8 as paid,
      (coalesce(sold.satang, 0) / 100.0)::float8 as revenue
    from months left join cost using (month) left join paid using (month) left join sold using (month)
    order by months.month`;
}
