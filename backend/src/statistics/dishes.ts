import { sql } from 'drizzle-orm';
import { dishesIn } from './categories';
import { daysOf } from './days';
import type { ReportQueries } from './query';
import { salesIn } from './sources';

/** Margin is what is left of the revenue; the multiplier is 0 where nothing was spent (specification part 2 §9). */
export const dishes: ReportQueries['dishes'] = (asked) => ({
  select: {
    menu_id: sql`menu_id`,
    name: sql`m.name`,
    menu_price: sql`m.retail_price`,
    orders_quantity: sql`sum(quantity)`,
    average_orders_per_day: sql`round(sum(quantity) / ${daysOf(asked)}, 2)`,
    orders_price: sql`sum(paidsum)`,
    prime_cost: sql`sum(cost)`,
    margin: sql`sum(paidsum) - sum(cost)`,
    multiplier: sql`coalesce(round(sum(paidsum) / nullif(sum(cost), 0), 2), 0)`,
  },
  from: sql`${salesIn(asked)} s
    join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    join menu_items m on m.item_id = s.menu_id
    group by menu_id, m.name, m.retail_price having sum(quantity) > 0`,
  totals: { select: { multiplier: sql`coalesce(round(sum(orders_price) / nullif(sum(prime_cost), 0), 2), 0)` } },
});
