import { sql } from 'drizzle-orm';
import { itemsOfList } from '../ingredient-groups/items';
import type { Rows } from './query';
import { stockIn } from './sources';
import { roots } from './stock-moves';

/** What guests paid for the items of the group: their shares of the positions that took them. */
export const ingredientsLists: Rows<'statistics', 'ingredients_lists'> = (asked) => ({
  with: roots,
  select: {
    point: sql`extract(epoch from point)::int8`,
    price: sql`sum(bar_paidsum + kitchen_paidsum)::int8`,
    bar_price: sql`sum(bar_paidsum)::int8`,
    kitchen_price: sql`sum(kitchen_paidsum)::int8`,
  },
  from: sql`${stockIn(asked, asked.bucket)} s join roots using (item_id)
    where kind = 'order' and moves <> 0 and root in (${itemsOfList(asked.id, asked.homeId)})
    group by point`,
});
