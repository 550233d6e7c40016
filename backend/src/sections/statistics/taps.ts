import { sql, type SQL } from 'drizzle-orm';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { LITRE } from '@/lib/domain/measure';
import { within, seconds } from '../../db/time';
import { atPlace } from '../../ledger/sales/sources';
import { belowStock } from '../../ledger/stock/find';
import type { Asked } from './query';

/** Litres; smaller packages are bottles and cans. */
const KEG = 15;

/**
 * Whether `i`, with its category as `category`, is draft beer: it has a sensor, or is kept in litres and either brewed
 * by the house or alcohol in kegs.
 */
export const isOnTap = sql`(i.sensor_id is not null or i.measure_id = ${LITRE} and (
  i.item_id in (${belowStock([BREW_FOLDER])}) or coalesce(category.alcohol, false) and i.package_quantity >= ${KEG}))`;

/** The period of a file ends just before its query runs. */
const MINUTE = 60;

/** Whether a period includes the current open tables. */
const reachesNow = ({ bounds: { end }, now }: Asked): boolean => end === null || end >= now - MINUTE;

/**
 * Pending quantities of each item on open tables of the place: item_id, table, time (of its first such dish), count.
 * An unpaid dish is pending in every period that reaches until now, whenever it was ordered.
 */
export const pendingIn = (asked: Asked): SQL => sql`(
  select root as item_id, "table", ${seconds(sql`min(added)`)} as time,
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
      ) eras
    ) operations where era = last group by place_id, "table", menu_id
  ) served join dish_ingredients using (menu_id) join roots using (item_id)
  where pieces > 0 group by root, place_id, "table", menu_id
)`;

/** No table stays open longer. */
const WEEK = 7 * 24 * 3600;

/**
 * Difference between what was added to tables in a period and what was paid in it: minus what was added before and paid
 * in it, plus what was added in it and paid later. The books know only when a table opened; that time counts for all
 * its positions.
 */
export function addedElsewhere({ bounds: { start, end }, placeId }: Asked): SQL {
  if (start === null && end === null) return sql`(select null::int as item_id, null::numeric as elsewhere where false)`;
  const part = (sign: 1 | -1, from: number | null, until: number, opened: SQL) =>
    from === null
      ? sql`select null::int as item_id, 0::numeric as quantity where false`
      : sql`select used.item_id, ${sign}::int * used.quantity as quantity
        from orders o join order_lines l using (order_number), taken_by(l.ingredients) used
        where o.cancelled_at is null and ${atPlace(placeId, sql`o.place_id`)}
          and ${within(sql`o.paid_time`, { start: from, end: until })} and ${opened}`;
  const before = sql`o.opened_time < to_timestamp(${start ?? 0}::float8)`;
  const inside = within(sql`o.opened_time`, { start, end });
  return sql`(
    select root as item_id, sum(quantity) as elsewhere
    from (
      ${part(-1, start, Math.min(end ?? Infinity, (start ?? 0) + WEEK), before)}
      union all ${part(1, end, (end ?? 0) + WEEK, inside)}
    ) parts join roots using (item_id)
    group by root
  )`;
}
