import { sql } from 'drizzle-orm';
import { ordersIn } from '../../ledger/sales/sources';
import type { Rows } from './query';
import { unknownShare } from './uncosted';
import { seconds } from '../../db/time';

const cost = sql`(bar_paid_cost + bar_free_cost + kitchen_paid_cost + kitchen_free_cost)`;

/** Earnings of the place over time; profit is revenue less all prime cost, also of free dishes. */
export const karaoke: Rows<'statistics', 'karaoke'> = (asked) => ({
  select: {
    point: seconds(sql`point`),
    price: sql`sum(paidsum)`,
    profit: sql`sum(paidsum - ${cost})`,
  },
  from: sql`${ordersIn(asked, asked.bucket)} o group by point`,
  totals: {
    select: {
      unknown_percent: unknownShare(asked),
      prime_cost: sql`coalesce(sum(${cost}), 0) / 100.0`,
      orders_count: sql`coalesce(sum(orders), 0)`,
      check_average: sql`coalesce(round(sum(paidsum)::numeric / nullif(sum(orders), 0)) / 100.0, 0)`,
    },
    from: sql`${ordersIn(asked)} o`,
  },
});
