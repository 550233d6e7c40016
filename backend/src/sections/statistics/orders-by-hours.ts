import { sql, type SQL } from 'drizzle-orm';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { hoursIn, ordersIn, salesIn } from '../../ledger/sales/sources';
import { dishesIn } from './categories';
import { duringHours } from './hours';
import type { Rows } from './query';
import { seconds } from '../../db/time';

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

const point = seconds(sql`point`);

/** Portions and payments by point; those of the business lunch have sums of their own. */
const portions = (asked: Parameters<typeof businessLunchByDays>[0]): SQL =>
  asked.category_id === LUNCH_CATEGORY
    ? sql`(select point, hour, lunch_quantity as quantity, lunch_paidsum as paidsum from ${hoursIn(asked, asked.bucket)} o) s`
    : sql`${salesIn(asked, asked.bucket, true)} s join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id`;

/** Number and revenue of a folder's dishes in chosen hours. */
export const businessLunchByDays: Rows<'analytics', 'buisness_lanch_by_days'> = (asked) => ({
  select: { point, cost: sql`sum(paidsum)::int8`, quantity: sql`sum(quantity)` },
  from: sql`${portions(asked)}
    where ${duringHours(asked)} group by point having sum(quantity) <> 0 or sum(paidsum) <> 0`,
});

/** Number and revenue of orders in chosen hours. */
export const ordersByCustomHours: Rows<'analytics', 'orders_by_custom_hours'> = (asked) => ({
  select: { point, cost: sql`sum(paidsum)::int8`, quantity: sql`sum(orders)` },
  from: sql`${hoursIn(asked, asked.bucket)} o where ${duringHours(asked)} group by point having sum(orders) <> 0`,
});
