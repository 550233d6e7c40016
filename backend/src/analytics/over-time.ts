import { sql, type SQL } from 'drizzle-orm';
import { LUNCH_CATEGORY } from '@/lib/sections/statistics/rules/business-lunch';
import { dishesIn } from '../statistics/categories';
import { duringHours } from '../statistics/hours';
import type { Rows } from '../statistics/query';
import { hoursIn, salesIn } from '../statistics/sources';

const point = sql`extract(epoch from point)::int8`;

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
