import { sql, type SQL } from 'drizzle-orm';

/** Items of groups as `list_id, item_id`; what was merged into another item counts as that one. */
export const standingItems: SQL = sql`(
  with recursive followed as (
    select list_id, item_id from ingredients_list_items
    union
    select list_id, merged_into from followed join stock_items using (item_id) where merged_into is not null
  )
  select list_id, item_id from followed join stock_items using (item_id) where merged_into is null
)`;

/** The items of one group of a place; of another place's group none. */
export const itemsOfList = (listId: number, placeId: number): SQL => sql`
  select item_id from ${standingItems} standing join ingredients_lists using (list_id)
  where list_id = ${listId}::int and place_id = ${placeId}::int`;
