import { sql } from 'drizzle-orm';
import type { CraftIngredient } from '@/lib/sections/craft/contract/craft';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { itemCosts, wirePrice } from '../../ledger/stock/item-costs';
import type { Full } from '../../db/full';

/** Recipe of a craft in its order. Prices in baht per measure. */
export async function ingredientsOf(db: Queries, craftId: number): Promise<Required<CraftIngredient>[]> {
  const { rows } = await db.execute<Full<CraftIngredient>>(sql`
    select l.item_id, i.name, l.item_quantity::float8 as item_quantity, m.measure_name,
      booked::float8 as prime_cost, ${wirePrice(sql`today`)} as today_price, i.quantity::float8 as stock_quantity,
      i.package_quantity::float8 as package_quantity, coalesce((
        select json_agg(c.craft_id order by c.craft_id) from crafts c where c.stock_id = l.item_id and c.removed_at is null
      ), '[]') as made_by
    from craft_ingredients l join stock_items i using (item_id) join measures m using (measure_id)
    join ${itemCosts(sql`select item_id from craft_ingredients where craft_id = ${craftId}`)} priced using (item_id)
    where l.craft_id = ${craftId} order by l.position`);
  return rows.map((row) => ({ ...row, prime_cost: toBaht(row.prime_cost) }));
}
