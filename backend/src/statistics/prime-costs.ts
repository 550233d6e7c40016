import { sql, type SQL } from 'drizzle-orm';

/** What a portion of each dish costs at today's stock prices, in satang: the sum of its lines, each rounded. */
export const primeCosts = (): SQL => sql`(
  select menu_id as dish_id, sum(round(item_quantity * stock_price))::bigint as prime_cost
  from dish_ingredients join stock_items using (item_id) group by menu_id
)`;
