import { sql, type SQL } from 'drizzle-orm';

/** Prime cost of a portion of each dish at today's stock prices, in satang: the sum of its lines, each rounded. */
export const primeCosts = (): SQL => sql`(
  select i.menu_id as dish_id, sum(round(i.item_quantity * k.stock_price))::bigint as prime_cost
  from dish_ingredients i join stock_items k using (item_id) group by i.menu_id
)`;
