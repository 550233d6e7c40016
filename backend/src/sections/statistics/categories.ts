import { sql, type SQL } from 'drizzle-orm';

const WHOLE_MENU = sql`(select item_id as dish_id from menu_items where is_file)`;

/**
 * Dishes below a menu folder at any depth, also removed ones, whose sales remain. 0 or an unknown folder is the whole
 * menu.
 */
export const dishesIn = (category_id: number): SQL =>
  category_id === 0
    ? WHOLE_MENU
    : sql`(
  with recursive below as (
    select item_id, is_file from menu_items where item_id = ${category_id}
    union all
    select child.item_id, child.is_file from menu_items child join below on child.parent_id = below.item_id
  )
  select item_id as dish_id from below where is_file
  union all
  select item_id from menu_items where is_file and not exists (select from below)
)`;
