import { sql } from 'drizzle-orm';
import { itemsOfList } from '../ingredient-groups/items';
import type { Rows } from './query';
import { salesIn } from './sources';

/**
 * Sales of dishes whose recipe uses an item of the group. Current recipes decide: the roll-up of sales then answers all
 * time as fast as a month, and a dish counts once however many items it uses.
 */
export const ingredientsLists: Rows<'statistics', 'ingredients_lists'> = (asked) => ({
  select: {
    point: sql`extract(epoch from point)::int8`,
    price: sql`sum(paidsum)`,
    bar_price: sql`coalesce(sum(paidsum) filter (where type = 0), 0)`,
    kitchen_price: sql`coalesce(sum(paidsum) filter (where type = 1), 0)`,
  },
  from: sql`${salesIn(asked, asked.bucket)} s
    where menu_id in (
      select menu_id from dish_ingredients where item_id in (${itemsOfList(asked.id, asked.homeId)})
    )
    group by point`,
});
