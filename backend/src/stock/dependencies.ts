import { sql } from 'drizzle-orm';
import type { Dependency } from '@/lib/contract/stock';
import { toBaht } from '@/lib/domain/money';
import { inNameOrder } from '../db/names';
import type { Database } from '../db/open';

interface Dish extends Record<string, unknown> {
  menu_id: number;
  name: string;
  quantity: number;
  measure_name: string;
  type: 0 | 1;
  max_discount: number;
  retail_price: number;
  prime_cost: number;
  item_cost: number;
  last_update: number;
}

/**
 * Dishes and drinks whose recipes use a stock item, by name, without removed ones. Costs are at today's stock prices,
 * each recipe line rounded to the satang.
 */
export async function dependenciesOf(db: Database['db'], itemId: number): Promise<Dependency[]> {
  const found = await db.execute<Dish>(sql`
    select dish.item_id as menu_id, dish.name, own.item_quantity::float8 as quantity,
      coalesce(m.measure_name, '') as measure_name, dish.type, dish.max_discount::float8, dish.retail_price::float8,
      sum(round(line.item_quantity * i.stock_price))::float8 as prime_cost,
      round(own.item_quantity * item.stock_price)::float8 as item_cost,
      floor(extract(epoch from dish.last_update))::float8 as last_update
    from dish_ingredients own
    join menu_items dish on dish.item_id = own.menu_id and dish.is_file and dish.removed_at is null
    join dish_ingredients line on line.menu_id = own.menu_id
    join stock_items i on i.item_id = line.item_id
    join stock_items item on item.item_id = own.item_id
    left join measures m on m.measure_id = item.measure_id
    where own.item_id = ${itemId}
    group by dish.item_id, own.item_quantity, item.stock_price, m.measure_name
    order by ${inNameOrder(sql`dish.name`)}, dish.item_id`);
  return found.rows.map(({ retail_price, prime_cost, item_cost, ...dish }) => ({
    ...dish,
    retail_price: toBaht(retail_price),
    prime_cost: toBaht(prime_cost),
    item_cost: toBaht(item_cost),
  }));
}
