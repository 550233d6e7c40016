import { sql, type SQL } from 'drizzle-orm';
import { businessDate, type Bounds } from '@/lib/domain/venue-time';
import type { Asked } from './query';
import { stockIn } from './sources';

/** Each item with the one that it is part of by now: what was merged goes on under the other's name. */
export const roots = sql`(
  with recursive part_of as (
    select item_id, item_id as root from stock_items where merged_into is null
    union all
    select i.item_id, p.root from stock_items i join part_of p on p.item_id = i.merged_into
  )
  select item_id, root from part_of
)`;

export const within = (time: SQL, { start, end }: Bounds): SQL => sql`
  ${start === null ? sql`true` : sql`${time} >= to_timestamp(${start}::float8)`}
  and ${end === null ? sql`true` : sql`${time} < to_timestamp(${end}::float8)`}`;

/** Orders that were taken back count for nothing, whenever that was: their rows again, the other way round. */
const undone = ({ bounds, placeId }: Asked): SQL => sql`
  select s.item_id, s.kind, -s.quantity, -s.amount
  from orders o join stock_story s on s.order_number = o.order_number and s.kind = 'order'
  where o.cancelled_at is not null and o.place_id = ${placeId} and ${within(sql`s.stock_story_time`, bounds)}`;

/**
 * What came and went of each item in a period: quantities in its measure, costs in satang. Sold is what orders of the
 * place took, by the moment at which it was booked; deliveries and losses have no place.
 */
export const moved = (asked: Asked): SQL => sql`(
  select root as item_id,
    coalesce(sum(quantity) filter (where kind in ('purchase', 'purchase_undo')), 0) as purchased,
    coalesce(sum(case kind when 'purchase' then amount when 'purchase_undo' then -amount end), 0) as purchased_cost,
    coalesce(-sum(quantity) filter (where kind = 'order'), 0) as sold,
    coalesce(sum(amount) filter (where kind = 'order'), 0) as sold_cost,
    coalesce(-sum(quantity) filter (where kind in ('write_off', 'shortfall')), 0) as written_off,
    coalesce(sum(amount) filter (where kind in ('write_off', 'shortfall')), 0) as written_off_cost
  from (select item_id, kind, quantity, amount from ${stockIn(asked)} story union all ${undone(asked)}) moves
    join ${roots} roots using (item_id)
  group by root
)`;

/** Four whole weeks: each weekday counts alike. */
const DAYS = 28;

/**
 * How much of an item all places together sold a day in the last 28 business days that are over; since its first day
 * where it is newer. Whatever period is looked at: today alone would mislead.
 */
export const soldDaily = ({ now, zone }: Asked): SQL => {
  const today = businessDate(now, zone);
  return sql`(
    select root as item_id, sold / least(${DAYS}::int, greatest(1, ${today}::date - business_date(since))) as daily
    from (
      select root, -sum(quantity) as sold
      from stock_rollup join ${roots} roots using (item_id)
      where grain = 'day' and place_id in (select place_id from places) and kind in ('order', 'order_undo')
        and start_date >= ${today}::date - ${DAYS}::int and start_date < ${today}::date
      group by root
    ) lately, lateral (
      select stock_story_time as since from stock_story where item_id = root order by stock_story_id limit 1
    ) first
  )`;
};

/** Whole days for which the stock lasts; nothing where nothing is sold. */
export const daysLeft = sql`case when daily > 0 then floor(greatest(i.quantity, 0) / daily)::int end`;
