import { sql } from 'drizzle-orm';
import { businessDate } from '@/lib/domain/venue-time';
import { dishCosts } from '../../ledger/stock/item-costs';
import type { AskedRule, CasesOf } from './asked';

/** Four whole weeks. */
const DAYS = 28;

/**
 * Dishes on the menu that were sold in the last 28 business days: `sold` pieces; gross profit in percent of the menu price,
 * `margin` by today's cost, and `earlier` by the costs booked in the 28 days before, null without sales there.
 */
const sold = ({ now, zone }: AskedRule) => {
  const today = businessDate(now, zone);
  return sql`(
    select m.item_id, m.name, m.retail_price, sold,
      (m.retail_price - today_cost) * 100.0 / m.retail_price as margin,
      (price - cost) * 100.0 / nullif(price, 0) as earlier
    from (
      select menu_id, coalesce(sum(quantity) filter (where start_date >= ${today}::date - ${DAYS}::int), 0) as sold,
        sum(r.price) filter (where start_date < ${today}::date - ${DAYS}::int) as price,
        sum(r.cost) filter (where start_date < ${today}::date - ${DAYS}::int) as cost
      from sales_rollup r
      where grain = 'day' and not by_hour and not free and place_id = any(array(select place_id from places))
        and start_date >= ${today}::date - 2 * ${DAYS}::int and start_date < ${today}::date
      group by menu_id
    ) s join menu_items m on m.item_id = s.menu_id join ${dishCosts()} c on c.menu_id = s.menu_id
    where sold > 0 and m.removed_at is null and m.is_file and m.retail_price > 0 and not m.open_price
      and today_cost is not null
  )`;
};

/** Dishes whose gross profit is below some percent of the price; the amount is what four weeks of sales lack to it. */
export const low: CasesOf = (asked) => sql`
  select item_id::text as subject, name, null::timestamptz as since,
    round(sold * retail_price * (${asked.limits.low_margin}::numeric - margin) / 100)::bigint as amount,
    jsonb_build_object('margin', round(margin, 1), 'limit', ${asked.limits.low_margin}::int) as args
  from ${sold(asked)} d where margin < ${asked.limits.low_margin}::numeric`;

/** Dishes whose gross profit fell by some points of the price; the amount is what that costs in four weeks of sales. */
export const fell: CasesOf = (asked) => sql`
  select item_id::text as subject, name, null::timestamptz as since,
    round(sold * retail_price * (earlier - margin) / 100)::bigint as amount,
    jsonb_build_object('margin', round(margin, 1), 'earlier', round(earlier, 1)) as args
  from ${sold(asked)} d where earlier - margin >= ${asked.limits.margin_drop}::numeric`;
