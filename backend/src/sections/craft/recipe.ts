import { sql } from 'drizzle-orm';
import type { CraftIngredient } from '@/lib/sections/craft/contract/craft';
import type { Queries } from '../../db/open';
import { readRows } from '../../db/rows';
import { itemCosts, wirePrice } from '../../ledger/stock/item-costs';

/** Recipe of a craft in its order. Prices in baht per measure. */
export const ingredientsOf = (db: Queries, craftId: number): Promise<Required<CraftIngredient>[]> =>
  readRows<Required<CraftIngredient>>(db, 'prime_cost')`
    select l.item_id, i.name, l.item_quantity::float8 as item_quantity, m.measure_name,
      booked::float8 as prime_cost, ${wirePrice(sql`today`)} as today_price, i.quantity::float8 as stock_quantity,
      i.package_quantity::float8 as package_quantity, coalesce((
        select json_agg(c.craft_id order by c.craft_id) from crafts c where c.stock_id = l.item_id and c.removed_at is null
      ), '[]') as made_by
    from craft_ingredients l join stock_items i using (item_id) join measures m using (measure_id)
    join ${itemCosts(sql`select item_id from craft_ingredients where craft_id = ${craftId}`)} priced using (item_id)
    where l.craft_id = ${craftId} order by l.position`;
