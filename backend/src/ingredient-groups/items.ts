import { sql, type SQL } from 'drizzle-orm';
import { inNameOrder } from '../db/names';

/** Items of groups as `list_id, item_id`; a merged item counts as the one it was merged into. */
export const standingItems: SQL = sql`(
  with recursive followed as (
    select list_id, item_id from ingredients_list_items
    union
    select list_id, merged_into from followed join stock_items using (item_id) where merged_into is not null
  )
  select list_id, item_id from followed join stock_items using (item_id) where merged_into is null
)`;

export const byName: SQL = sql`${inNameOrder(sql`l.name`)}, l.list_id`;

/** Items of one group of the place; 0 is its first group. A group of another place has none. */
export const itemsOfList = (listId: number, placeId: number): SQL => sql`
  select item_id from ${standingItems} standing where list_id = (
    select l.list_id from ingredients_lists l
    where place_id = ${placeId}::int and ${listId}::int in (0, l.list_id) order by ${byName} limit 1
  )`;
