import { sql, type SQL } from 'drizzle-orm';
import { PLACES } from '@/lib/contract/places';
import { stockIn } from '../../ledger/sales/sources';
import type { Asked } from './query';

const BREWED = sql.raw(`('craft_in', 'craft_in_undo', 'craft_out', 'craft_out_undo', 'transfer_in', 'transfer_out')`);
/** Kinds that are bought, sold or lost. */
const OTHERWISE = sql.raw(`('purchase', 'purchase_undo', 'order', 'write_off', 'shortfall', 'write_off_undo')`);

/**
 * Movements of each item in a period: quantities in its measure, money in satang. Sold is what orders of the place took,
 * by time of payment, with its cost and the item's share of what guests paid; deliveries and losses have no place. Brewed
 * is what was made of other items, less what went into them; counted is all else: found, corrected, opened. `net` is the
 * sum of all. `cost_difference` is the later cost of goods sold below zero less the cost booked for them. Cancelled orders
 * are left out.
 */
export const moved = (asked: Asked): SQL => sql`(
  select root as item_id,
    coalesce(sum(quantity) filter (where kind in ('purchase', 'purchase_undo')), 0) as purchased,
    coalesce(sum(case kind when 'purchase' then amount when 'purchase_undo' then -amount end), 0) as purchased_cost,
    coalesce(-sum(quantity) filter (where kind = 'order'), 0) as sold,
    coalesce(sum(amount) filter (where kind = 'order'), 0) as sold_cost,
    coalesce(sum(paidsum), 0) as sold_price,
    coalesce(sum(quantity) filter (where kind in ${BREWED}), 0) as brewed,
    coalesce(sum(quantity) filter (where kind not in ${BREWED} and kind not in ${OTHERWISE}), 0) as counted,
    coalesce(sum(quantity), 0) as net,
    coalesce(-sum(quantity) filter (where kind in ('write_off', 'shortfall', 'write_off_undo')), 0) as written_off,
    coalesce(sum(case kind when 'write_off_undo' then -amount else amount end)
      filter (where kind in ('write_off', 'shortfall', 'write_off_undo')), 0) as written_off_cost,
    coalesce(-sum(amount) filter (where kind = 'cost_difference'), 0) as cost_difference
  from (
    select item_id, kind, sum(quantity) as quantity, sum(amount) as amount,
      sum(bar_paidsum + kitchen_paidsum)::int8 as paidsum
    from ${stockIn(asked)} moves group by item_id, kind
  ) moved join roots using (item_id)
  group by root
)`;

/**
 * Quantities of each item in a period, as columns of `i`: `sold_anywhere` and `net` at all places, and `since`, the net
 * movement after its end. The stock at the end is the present one less `since`, the stock at the start that less `net`.
 */
export const movedAnywhere = (asked: Asked): SQL => {
  const anywhere = { ...asked, placeId: null };
  const { end } = asked.bounds;
  const after = moved({ ...anywhere, bounds: { start: end, end: null } });
  return sql`(
    select item_id, coalesce(sum(sold_anywhere), 0) as sold_anywhere, coalesce(sum(net), 0) as net,
      coalesce(sum(since), 0) as since
    from (
      select item_id, sold as sold_anywhere, net, 0::numeric as since from ${moved(anywhere)} inside
      ${end === null ? sql`` : sql`union all select item_id, 0, 0, net from ${after} after`}
    ) parts group by item_id
  )`;
};

/**
 * Whether an item belongs in a place's list: the main bar, and the venue as a whole, list everything; other places sell
 * from the bar's stock and list what they sold.
 */
export const isListed = ({ placeId }: Asked): SQL =>
  placeId === null || placeId === PLACES.statistics.place_id ? sql`true` : sql`sold <> 0`;
