import { sql, type SQL } from 'drizzle-orm';
import type { dishesByHours as report } from '@/lib/reports/statistics/dishes-by-hours';
import { dishesIn } from './categories';
import type { AskedOf, Behind, Rows } from './query';
import { ordersIn, salesIn } from './sources';

/** Number of dishes in the order roll-up: for the whole menu it spares a join with single dishes. */
const PIECES = sql`bar_paid_count + bar_free_count + kitchen_paid_count + kitchen_free_count`;

const portions = (asked: AskedOf<typeof report>): SQL =>
  asked.category_id === 0
    ? sql`(select hour, ${PIECES} as quantity from ${ordersIn(asked, 'clock')} o) s`
    : sql`${salesIn(asked, 'clock')} s join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id`;

export const dishesByHours: Rows<'statistics', 'dishes_by_hours'> = (asked) => ({
  select: { hours: sql`hour`, quantity: sql`sum(quantity)` },
  from: sql`${portions(asked)} group by hour having sum(quantity) <> 0`,
});

/** The dishes asked for; all without a list. */
const ofDishes = (menu_ids: readonly number[] = []): SQL =>
  menu_ids.length === 0 ? sql`` : sql`and menu_id = any(${`{${menu_ids.join()}}`}::int[])`;

/** Dishes of an hour: `price` and `prime_cost` are averages of one portion. */
export const dishesOfHour: Behind<'statistics', 'dishes_by_hours'> = (asked) => ({
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
    where hour = ${asked.hour} ${ofDishes(asked.menu_ids)} group by menu_id, m.name having sum(quantity) <> 0`,
});
