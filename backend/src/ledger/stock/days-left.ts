import { sql, type SQL } from 'drizzle-orm';
import { businessDate } from '@/lib/domain/venue-time';
import { CUT_OFF } from '../../db/time';
import { stockPlaces } from '../sales/sources';

/** Named subquery `roots` for `with`, which the others read: each item with the item it is now part of after merges. */
export const roots = sql`recursive roots as (
  select item_id, item_id as root from stock_items where merged_into is null
  union all
  select i.item_id, p.root from stock_items i join roots p on p.item_id = i.merged_into
)`;

/** Four whole weeks, so that each weekday counts alike. */
const DAYS = 28;

/**
 * Daily use of an item, by sales at all places and by crafts, over the last 28 finished business days, or since its
 * first day (or that of an item merged into it) if that is later. `now` is in Unix seconds.
 */
export const usedDaily = ({ now, zone }: { readonly now: number; readonly zone: string }): SQL => {
  const today = businessDate(now, zone);
  return sql`(
    select root as item_id, sum(sold) / least(${DAYS}::int, greatest(1, ${today}::date - min(since))) as daily
    from roots left join (
      select item_id, -sum(quantity) as sold from stock_rollup
      where grain = 'day' and place_id = ${stockPlaces(null)}
        and kind in ('order', 'craft_out', 'craft_out_undo')
        and start_date >= ${today}::date - ${DAYS}::int and start_date < ${today}::date
      group by item_id
    ) lately using (item_id) left join lateral (
      select (stock_story_time at time zone ${zone} - ${CUT_OFF})::date as since
      from stock_story s where s.item_id = roots.item_id order by stock_story_id limit 1
    ) first on true
    group by root
  )`;
};

/** Whole days for which the stock lasts; null where nothing is sold. */
export const daysLeft = sql`case when daily > 0 then floor(greatest(i.quantity, 0) / daily)::int end`;
