import { sql } from 'drizzle-orm';
import type { Rows } from './query';
import { ordersIn } from './sources';

const baht = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0) / 100.0`;
const sum = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0)`;
/** Baht that promo orders paid, if any. */
const promo = (column: string) => sql`nullif(${sum(column)}, 0) / 100.0`;

/** An order counts once for the bar and once for the kitchen if it has dishes of each, and once in all. */
export const ordersByHours: Rows<'statistics', 'orders_by_hours'> = (asked) => ({
  select: {
    hours: sql`hour`,
    count: sql`sum(orders)`,
    bar: sql`sum(bar_paid_price)`,
    kitchen: sql`sum(kitchen_paid_price)`,
  },
  from: sql`${ordersIn(asked, 'clock')} o group by hour having sum(orders) > 0`,
  totals: {
    select: {
      price_bar: baht('bar_paid_price'),
      price_kitchen: baht('kitchen_paid_price'),
      price_total: baht('paidsum'),
      promo_price_bar: promo('bar_promo'),
      promo_price_kitchen: promo('kitchen_promo'),
      promo_price_total: promo('promo_paidsum'),
      count_bar: sum('bar_orders'),
      count_kitchen: sum('kitchen_orders'),
      count_total: sum('orders'),
    },
    from: sql`${ordersIn(asked)} o`,
  },
});
