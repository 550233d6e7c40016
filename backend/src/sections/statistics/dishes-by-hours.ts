import { sql, type SQL } from 'drizzle-orm';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import type { dishesByHours as report } from '@/lib/sections/statistics/lists/dishes-by-hours';
import { hoursIn, ordersIn, salesIn } from '../../ledger/sales/sources';
import { dishesIn } from './categories';
import { duringHours } from './hours';
import type { AskedOf, Behind, Rows } from './query';
import { integers } from '../../db/rows';

/** Number of dishes in the order roll-up: for the whole menu it spares a join with single dishes. */
const PIECES = sql`bar_paid_count + bar_free_count + kitchen_paid_count + kitchen_free_count`;

type Asked = AskedOf<typeof report>;

/** Limits of the hours, both ends included; all hours without them. */
const limited = ({ start_hour, end_hour }: Pick<Asked, 'start_hour' | 'end_hour'>): SQL =>
  start_hour === undefined || end_hour === undefined ? sql`true` : duringHours({ start_hour, end_hour });

/** Portions by hour; orders only of the whole menu and of the business lunch, which have sums of their own. */
function portions(asked: Asked): SQL {
  switch (asked.category_id) {
    case 0:
      return sql`(select hour, ${PIECES} as quantity, paidsum, orders from ${ordersIn(asked, 'clock')} o) s`;
    case LUNCH_CATEGORY:
      return sql`(select hour, lunch_quantity as quantity, lunch_paidsum as paidsum, lunch_orders as orders
        from ${hoursIn(asked)} o) s`;
    default:
      return sql`(select hour, quantity, paidsum, null::int8 as orders from ${salesIn(asked, 'clock')} s
        join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id) s`;
  }
}

export const dishesByHours: Rows<'statistics', 'dishes_by_hours'> = (asked) => ({
  select: {
    hours: sql`hour`,
    quantity: sql`sum(quantity)`,
    price: sql`sum(paidsum)::int8`,
    distinct_orders_quantity: sql`sum(orders)`,
  },
  from: sql`${portions(asked)} where ${limited(asked)} group by hour having sum(quantity) <> 0`,
});

/** The dishes asked for; all without a list. */
const ofDishes = (menu_ids: readonly number[] = []): SQL =>
  menu_ids.length === 0 ? sql`` : sql`and menu_id = any(${integers(menu_ids)})`;

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
