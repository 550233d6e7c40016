import { sql, type SQL } from 'drizzle-orm';
import { inNameOrder } from '../../db/names';
import { stockIn } from '../../ledger/sales/sources';
import type { Rows } from './query';
import { roots } from '../../ledger/stock/days-left';
import { seconds } from '../../db/time';

/** Items of groups as `list_id, item_id`; a merged item counts as the one it was merged into. */
export const followedItems: SQL = sql`(
  with ${roots} select distinct list_id, root as item_id from ingredients_list_items join roots using (item_id)
)`;

export const byName: SQL = sql`${inNameOrder(sql`l.name`)}, l.list_id`;

/** Items of one of the place's groups. 0 is its first group; a group of another place has no items. */
const itemsOfList = (listId: number, placeId: number): SQL => sql`
  select item_id from ${followedItems} items where list_id = (
    select l.list_id from ingredients_lists l
    where place_id = ${placeId}::int and ${listId}::int in (0, l.list_id) order by ${byName} limit 1
  )`;

/** Sums that guests paid for the items of the group: their shares of the positions that took them. */
export const ingredientsLists: Rows<'statistics', 'ingredients_lists'> = (asked) => ({
  with: roots,
  select: {
    point: seconds(sql`point`),
    price: sql`sum(bar_paidsum + kitchen_paidsum)::int8`,
    bar_price: sql`sum(bar_paidsum)::int8`,
    kitchen_price: sql`sum(kitchen_paidsum)::int8`,
  },
  from: sql`${stockIn(asked, asked.bucket)} s join roots using (item_id)
    where kind = 'order' and moves <> 0 and root in (${itemsOfList(asked.id, asked.homeId)})
    group by point`,
});
