import { sql, type SQL } from 'drizzle-orm';
import { salesIn } from '../../ledger/sales/sources';
import { dishCosts } from '../../ledger/stock/item-costs';
import type { Asked } from './query';

/**
 * Whether the cost of a group of sales of one dish, joined with its costs as `today`, is unknown: nothing was booked although
 * the dish costs something, or has no recipe; or a part of its recipe has no known cost (docs/domain.md 11.4).
 */
export const isUncosted: SQL = sql`case
  when count(today.menu_id) = 0 or sum(cost) = 0 then sum(cost) = 0 and coalesce(max(today.today_cost), 1) > 0
  else max(today.today_cost) is null end`;

/** Percentage of the revenue in rows without a known cost; null for none. */
export const shareOf = (revenue: SQL): SQL =>
  sql`nullif(round(100.0 * sum(${revenue}) filter (where cost_unknown) / nullif(sum(${revenue}), 0), 1), 0)`;

/** This percentage for all sales of a period and place. */
export const unknownShare = (asked: Asked): SQL => sql`(
  select ${shareOf(sql`paidsum`)} from (
    select sum(paidsum) as paidsum, ${isUncosted} as cost_unknown
    from ${salesIn(asked)} s left join ${dishCosts()} today on today.menu_id = s.menu_id group by s.menu_id
  ) sold
)`;
