import { sql } from 'drizzle-orm';
import { dishesIn } from '../statistics/categories';
import { duringHours } from '../statistics/hours';
import type { Rows } from '../statistics/query';
import { ordersIn, salesIn } from '../statistics/sources';

const point = sql`extract(epoch from point)::int8`;

/** Dishes of a folder in chosen hours, and what guests paid for them. */
export const businessLunchByDays: Rows<'analytics', 'buisness_lanch_by_days'> = (asked) => ({
  select: { point, cost: sql`sum(paidsum)::int8`, quantity: sql`sum(quantity)` },
  from: sql`${salesIn(asked, asked.bucket, true)} s
    join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
    where ${duringHours(asked)} group by point having sum(quantity) <> 0 or sum(paidsum) <> 0`,
});

/** Orders in chosen hours, and what guests paid for them. */
export const ordersByCustomHours: Rows<'analytics', 'orders_by_custom_hours'> = (asked) => ({
  select: { point, cost: sql`sum(paidsum)::int8`, quantity: sql`sum(orders)` },
  from: sql`${ordersIn(asked, asked.bucket, true)} o where ${duringHours(asked)} group by point having sum(orders) <> 0`,
});
