import { sql, type SQL } from 'drizzle-orm';
import { BREW_FOLDER } from '@/lib/domain/brew';
import { LITRE } from '@/lib/domain/measure';
import { within } from '../db/period';
import { belowStock } from '../stock/find';
import type { Asked } from './query';
import { atPlace, salesIn } from './sources';

/** Litres; smaller packages are bottles and cans. */
const KEG = 15;

/**
 * Whether `i`, with its category as `category`, is draft beer: it has a sensor, or is kept in litres and either brewed
 * by the house or alcohol in kegs.
 */
export const isOnTap = sql`(i.sensor_id is not null or i.measure_id = ${LITRE} and (
  i.item_id in (${belowStock([BREW_FOLDER])}) or coalesce(category.alcohol, false) and i.package_quantity >= ${KEG}))`;

/**
 * Share of a dish's cost that belongs to an item, by current recipe and prices; equal shares for a dish without cost.
 */
const shares = sql`(
  select menu_id, root as item_id,
    coalesce(sum(part) / nullif(sum(sum(part)) over dish, 0), 1.0 / count(*) over dish) as share
  from (
    select d.menu_id, r.root, d.item_quantity * s.stock_price as part
    from dish_ingredients d join stock_items s using (item_id) join roots r using (item_id)
  ) parts group by menu_id, root window dish as (partition by menu_id)
)`;

/** The item's share, in satang, of the guests' payments for its dishes. */
export const soldPrice = (asked: Asked): SQL => sql`(
  select item_id, round(sum(paidsum * share))::int8 as sold_price
  from (select menu_id, sum(paidsum) as paidsum from ${salesIn(asked)} sales group by menu_id) sales
    join ${shares} shares using (menu_id)
  group by item_id
)`;

/** The period of a file ends just before its query runs. */
const MINUTE = 60;

/** Whether a period includes the current open tables. */
const reachesNow = ({ bounds: { end }, now }: Asked): boolean => end === null || end >= now - MINUTE;

/**
 * Pending quantities of each item on open tables of the place: item_id, table, time (of its first such dish), count.
 */
export const pendingIn = (asked: Asked): SQL => sql`(
  select root as item_id, "table", floor(extract(epoch from min(added)))::int8 as time,
    round(sum(pieces * item_quantity), 3) as count
  from (
    select place_id, "table", menu_id, min(operation_time) filter (where operation = 'add') as added,
      sum(case operation when 'add' then count when 'remove' then -count else 0 end) as pieces
    from (
      select *, max(era) over (partition by place_id, "table", menu_id) as last
      from (
        select *, count(*) filter (where operation = 'remove_all')
          over (partition by place_id, "table", menu_id order by operation_id) as era
        from pending_operations
        where ${atPlace(asked.placeId)} and ${reachesNow(asked)}::boolean
          and ${within(sql`operation_time`, { ...asked.bounds, end: null })}
      ) eras
    ) operations where era = last group by place_id, "table", menu_id
  ) served join dish_ingredients using (menu_id) join roots using (item_id)
  where pieces > 0 group by root, place_id, "table", menu_id
)`;

/** No table stays open longer, and late bookings of tills have arrived by then. */
const WEEK = 7 * 24 * 3600;

/**
 * Difference between what was added to tables in a period and what was paid in it: minus what was added before and paid
 * in it, plus what was added in it and paid later. The books know only when a table opened; that time counts for all
 * its positions.
 */
export function addedElsewhere({ bounds: { start, end }, placeId }: Asked): SQL {
  if (start === null && end === null) return sql`(select null::int as item_id, null::numeric as elsewhere where false)`;
  /** Finds the orders in the index of the story's times: in a busy week few of them were opened before. */
  const ofBooked = (sign: 1 | -1, from: number, opened: SQL) => {
    const until = from === start && end !== null ? Math.min(end, from + WEEK) : from + WEEK;
    const booked = (time: SQL) => within(time, { start: from, end: until });
    return sql`select s.item_id, ${sign}::int * -s.quantity as quantity
      from orders o join stock_story s using (order_number)
      where order_number in (select order_number from stock_story where ${booked(sql`stock_story_time`)})
        and s.kind = 'order' and o.cancelled_at is null and ${atPlace(placeId, sql`o.place_id`)}
        and ${booked(sql`s.stock_story_time`)}
        and ${within(sql`o.paid_time`, { start: from - WEEK, end: from + WEEK })} and ${opened}`;
  };
  const part = (sign: 1 | -1, from: number | null, opened: SQL) =>
    from === null ? sql`select null::int as item_id, 0::numeric as quantity where false` : ofBooked(sign, from, opened);
  const before = sql`o.opened_time < to_timestamp(${start ?? 0}::float8)`;
  const inside = within(sql`o.opened_time`, { start, end });
  return sql`(
    select root as item_id, sum(quantity) as elsewhere
    from (${part(-1, start, before)} union all ${part(1, end, inside)}) parts join roots using (item_id)
    group by root
  )`;
}
