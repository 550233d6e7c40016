import { sql, type SQL } from 'drizzle-orm';
import { daysIn } from '@/lib/domain/buckets';
import { businessDate } from '@/lib/domain/venue-time';
import { atPlace, salesIn } from '../../ledger/sales/sources';
import { dishCosts } from '../../ledger/stock/item-costs';
import { dishesIn } from './categories';
import type { Asked, Rows } from './query';
import { isUncosted, shareOf } from './uncosted';

/** Number of business days of a period up to now; of all time since its first order that was not taken back. */
export const daysOf = ({ bounds: { start, end }, now, placeId, zone }: Asked): SQL => {
  const until = Math.min(end ?? now, now);
  if (start !== null) return sql`${daysIn(start, until)}::int`;
  // The roll-up's key starts with these columns, so its first row is the answer.
  return sql`(select greatest(1, ${businessDate(until - 1, zone)}::date - min(start_date) + 1) from orders_rollup
    where grain = 'day' and not by_hour and ${atPlace(placeId)} and orders <> 0)`;
};

/** Share of all rows, in percent. */
const popularity = sql`round(100 * sum(quantity) / sum(sum(quantity)) over (), 2)`;

/** Sales of dishes joined with their costs as `today`. */
const sales = (asked: Asked & { readonly category_id: number }): SQL => sql`${salesIn(asked)} s
  join ${dishesIn(asked.category_id)} chosen on chosen.dish_id = s.menu_id
  join menu_items m on m.item_id = s.menu_id
  left join ${dishCosts()} today on today.menu_id = s.menu_id`;

/** Cost of a dish today in satang; null when unknown. */
const today = sql`max(today.today_cost)`;

/** Margin is revenue less prime cost; the multiplier is 0 for prime cost 0. */
export const dishes: Rows<'statistics', 'dishes'> = (asked) => ({
  select: {
    menu_id: sql`s.menu_id`,
    name: sql`m.name`,
    menu_price: sql`m.retail_price`,
    item_prime_cost: sql`coalesce(${today}, max(today.prime_cost), 0)`,
    orders_quantity: sql`sum(quantity)`,
    average_orders_per_day: sql`round(sum(quantity) / ${daysOf(asked)}, 2)`,
    orders_price: sql`sum(paidsum)`,
    prime_cost: sql`sum(cost)`,
    margin: sql`sum(paidsum) - sum(cost)`,
    popularity,
    profit: sql`round((sum(paidsum) - sum(cost))::numeric / sum(quantity))`,
    today_margin: sql`sum(paidsum) - round(sum(quantity) * ${today})::int8`,
    cost_unknown: isUncosted,
    multiplier: sql`coalesce(round(sum(paidsum)::numeric / nullif(sum(cost), 0), 2), 0)`,
  },
  from: sql`${sales(asked)} group by s.menu_id, m.name, m.retail_price having sum(quantity) > 0`,
  totals: {
    select: {
      multiplier: sql`coalesce(round(sum(orders_price)::numeric / nullif(sum(prime_cost), 0), 2), 0)`,
      unknown_percent: shareOf(sql`orders_price`),
      today_margin__no_totals: sql`coalesce(sum(today_margin), 0) / 100.0`,
      costed__no_totals: sql`coalesce(sum(orders_quantity) filter (where today_margin is not null), 0)`,
    },
  },
});

/** Sold dishes; a removed one has a negative id. */
export const additions: Rows<'statistics', 'additions'> = (asked) => ({
  select: {
    menu_id: sql`case when m.removed_at is null then s.menu_id else -s.menu_id end`,
    name: sql`m.name`,
    popularity,
    orders_quantity: sql`sum(quantity)`,
    menu_price: sql`m.retail_price`,
    prime_cost: sql`sum(cost)`,
    profit: sql`sum(paidsum) - sum(cost)`,
    cost_unknown: isUncosted,
  },
  from: sql`${sales(asked)} group by s.menu_id, m.name, m.retail_price, m.removed_at having sum(quantity) > 0`,
  totals: { select: { unknown_percent: shareOf(sql`(prime_cost + profit)`) } },
});

/** The current menu, the same at every place. */
export const promo: Rows<'statistics', 'promo'> = () => ({
  select: {
    item_id: sql`item_id`,
    name: sql`name`,
    type: sql`type`,
    prime_cost: sql`coalesce(today.today_cost, today.prime_cost, 0)`,
    retail_price: sql`retail_price`,
    cashback: sql`cashback`,
    cost_unknown: sql`today.today_cost is null`,
    is_file: sql`is_file`,
  },
  from: sql`menu_items left join ${dishCosts()} today on menu_id = item_id
    where is_file and removed_at is null and cashback > 0`,
});
