import { sql, type SQL } from 'drizzle-orm';
import type { REVENUE_HEADS, RevenueFigure } from '@/lib/sections/statistics/lists/revenue';
import { ordersIn } from '../../ledger/sales/sources';
import type { Rows } from './query';
import { unknownShare } from './uncosted';
import { seconds } from '../../db/time';

type Head = (typeof REVENUE_HEADS)[number];
type Sum = 'paid_count' | 'paid_price' | 'paid_cost' | 'free_count' | 'free_cost' | 'promo';

/** Sum over the lines of bar, kitchen or both. */
function of(head: Head, sum: Sum): SQL {
  const parts = head === 'total' ? (['bar', 'kitchen'] as const) : [head];
  const columns = parts.map((part) => sql`coalesce(sum(${sql.identifier(`${part}_${sum}`)}), 0)`);
  return sql`(${sql.join(columns, sql` + `)})`;
}

/** Profit is the revenue of paid dishes less their prime cost; its percent is its share of that revenue. */
function figuresOf(head: Head): Record<RevenueFigure, SQL> {
  const [count, price, cost] = [of(head, 'paid_count'), of(head, 'paid_price'), of(head, 'paid_cost')];
  const figures = {
    paid_dishes_count: count,
    price: sql`${price} / 100.0`,
    promo_price: sql`nullif(${of(head, 'promo')}, 0) / 100.0`,
    prime_cost: sql`${cost} / 100.0`,
    profit: sql`(${price} - ${cost}) / 100.0`,
    profit_average: sql`coalesce(round((${price} - ${cost}) / nullif(${count}, 0)) / 100.0, 0)`,
    profit_percent: sql`coalesce(round(100.0 * (${price} - ${cost}) / nullif(${price}, 0), 1), 0)`,
    free_dishes_count: of(head, 'free_count'),
    free_dishes_prime_cost: sql`${of(head, 'free_cost')} / 100.0`,
  };
  return Object.fromEntries(Object.entries(figures).map(([line, figure]) => [`${head}_${line}`, figure])) as Record<
    RevenueFigure,
    SQL
  >;
}

const sold = sql`(${of('total', 'paid_cost')} + ${of('total', 'free_cost')})`;

const select = {
  point: seconds(sql`point`),
  revenue_no_promo: sql`sum(bar_paid_price + kitchen_paid_price - bar_promo - kitchen_promo)`,
  revenue: sql`sum(bar_paid_price + kitchen_paid_price)`,
  promo_revenue: sql`nullif(sum(bar_promo + kitchen_promo), 0)`,
  bar_revenue: sql`sum(bar_paid_price - bar_promo)`,
  kitchen_revenue: sql`sum(kitchen_paid_price - kitchen_promo)`,
};

const totals = {
  ...Object.assign(figuresOf('bar'), figuresOf('kitchen'), figuresOf('total')),
  total_orders_count: sql`coalesce(sum(orders), 0)`,
  check_average: sql`coalesce(round(sum(paidsum)::numeric / nullif(sum(orders), 0)) / 100.0, 0)`,
  total_sold_prime_cost: sql`${sold} / 100.0`,
  total_margin: sql`(${of('total', 'paid_price')} - ${sold}) / 100.0`,
};

/** Revenue by point of the axis, of it the promo's; totals also have free dishes. */
export const revenue: Rows<'statistics', 'revenue'> = (asked) => ({
  select,
  from: sql`${ordersIn(asked, asked.bucket)} o group by point`,
  totals: { select: { ...totals, unknown_percent: unknownShare(asked) }, from: sql`${ordersIn(asked)} o` },
});
