import { sql } from 'drizzle-orm';
import { dishesIn } from './categories';
import type { DetailQueries } from './detail-query';
import type { ReportQueries } from './query';
import { salesIn } from './sources';

export const dishesByHours: ReportQueries['dishes_by_hours'] = (asked) => ({
  select: { hours: sql`hour`, quantity: sql`sum(quantity)` },
  from: sql`${salesIn(asked, 'clock')} s join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    group by hour having sum(quantity) <> 0`,
});

/** What was ordered in an hour: `price` and `prime_cost` are of one portion as they were on average. */
export const dishesOfHour: DetailQueries['dishes_by_hours'] = (asked) => ({
  select: {
    menu_id: sql`menu_id`,
    name: sql`m.name`,
    price: sql`round(sum(price)::numeric / sum(quantity))`,
    prime_cost: sql`round(sum(cost)::numeric / sum(quantity))`,
    orders_quantity: sql`sum(quantity)`,
    orders_price: sql`sum(paidsum)`,
  },
  from: sql`${salesIn(asked, 'clock')} s join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    join menu_items m on m.item_id = s.menu_id
    where hour = ${asked.hour} group by menu_id, m.name having sum(quantity) <> 0`,
});
