import { sql } from 'drizzle-orm';
import { dishesIn } from './categories';
import { daysOf } from './days';
import { primeCosts } from './prime-costs';
import type { Rows } from './query';
import { salesIn } from './sources';

/** Share of all rows, in percent. */
const popularity = sql`round(100 * sum(quantity) / sum(sum(quantity)) over (), 2)`;

/** Margin is revenue less prime cost; the multiplier is 0 for prime cost 0. */
export const dishes: Rows<'statistics', 'dishes'> = (asked) => ({
  select: {
    menu_id: sql`menu_id`,
    name: sql`m.name`,
    menu_price: sql`m.retail_price`,
    item_prime_cost: sql`coalesce(max(today.prime_cost), 0)`,
    orders_quantity: sql`sum(quantity)`,
    average_orders_per_day: sql`round(sum(quantity) / ${daysOf(asked)}, 2)`,
    orders_price: sql`sum(paidsum)`,
    prime_cost: sql`sum(cost)`,
    margin: sql`sum(paidsum) - sum(cost)`,
    popularity,
    profit: sql`round((sum(paidsum) - sum(cost))::numeric / sum(quantity))`,
    multiplier: sql`coalesce(round(sum(paidsum)::numeric / nullif(sum(cost), 0), 2), 0)`,
  },
  from: sql`${salesIn(asked)} s
    join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    join menu_items m on m.item_id = s.menu_id
    left join ${primeCosts()} today on today.dish_id = s.menu_id
    group by menu_id, m.name, m.retail_price having sum(quantity) > 0`,
  totals: {
    select: { multiplier: sql`coalesce(round(sum(orders_price)::numeric / nullif(sum(prime_cost), 0), 2), 0)` },
  },
});

/** Sold dishes; a removed one has a negative id. */
export const additions: Rows<'statistics', 'additions'> = (asked) => ({
  select: {
    menu_id: sql`case when m.removed_at is null then menu_id else -menu_id end`,
    name: sql`m.name`,
    popularity,
    orders_quantity: sql`sum(quantity)`,
    menu_price: sql`m.retail_price`,
    prime_cost: sql`sum(cost)`,
    profit: sql`sum(paidsum) - sum(cost)`,
  },
  from: sql`${salesIn(asked)} s
    join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    join menu_items m on m.item_id = s.menu_id
    group by menu_id, m.name, m.retail_price, m.removed_at having sum(quantity) > 0`,
});

/** The current menu, the same at every place. */
export const promo: Rows<'statistics', 'promo'> = () => ({
  select: {
    item_id: sql`item_id`,
    name: sql`name`,
    type: sql`type`,
    prime_cost: sql`coalesce(today.prime_cost, 0)`,
    retail_price: sql`retail_price`,
    cashback: sql`cashback`,
    is_file: sql`is_file`,
  },
  from: sql`menu_items left join ${primeCosts()} today on dish_id = item_id
    where is_file and removed_at is null and cashback > 0`,
});
