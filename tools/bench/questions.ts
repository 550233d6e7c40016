import { sql } from 'drizzle-orm';
import { salesIn } from '../../backend/src/ledger/sales/sources';
import { PLACES } from '../../lib/contract/places';
import { ZONE } from './fill';
import { GROUP } from './fill-stock';
import { counts, hour, inPeriod, LINES, point, reportsOf, statistics, within, type Question } from './question';
import { ANALYTICS_QUESTIONS } from './questions-analytics';
import { STOCK_QUESTIONS } from './questions-stock';

const POINT = sql.raw(`(point at time zone '${ZONE}')::date::text`);
const paid = (type: number) => `sum(case when l.type = ${type} and l.paidsum <> 0 then l.paidsum else 0 end)`;

/** Questions by report part, and those without a report. */
export const QUESTIONS: readonly Question[] = [
  statistics(
    'dishes',
    ['menu_id', 'orders_quantity', 'orders_price', 'prime_cost'],
    (of, asked) =>
      `select l.menu_id, sum(l.quantity), sum(l.paidsum), sum(l.cost) ${LINES} where ${inPeriod(of, asked)} group by l.menu_id`,
  ),
  statistics(
    'dishes_by_hours',
    ['hours', 'quantity'],
    (of, asked) => `select ${hour(of)}, sum(l.quantity) ${LINES} where ${inPeriod(of, asked)} group by ${hour(of)}`,
  ),
  statistics(
    'orders_by_hours',
    ['hours', 'count', 'bar', 'kitchen'],
    (of, asked) => `
      select ${hour(of)}, count(distinct o.order_number), ${paid(0)}, ${paid(1)}
      ${LINES} where ${inPeriod(of, asked)} group by ${hour(of)}`,
  ),
  statistics(
    'revenue',
    ['point', 'revenue_no_promo'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(case when o.promo then 0 else l.paidsum end)
      ${LINES} where ${inPeriod(of, asked)} group by 1`,
  ),
  {
    name: 'dishes over time',
    rolled: (asked, bucket) => sql`
      select ${POINT}, sum(paidsum) as s1 from ${salesIn(asked, bucket)} s where menu_id in (1000, 1001, 1002, 1100) group by 1`,
    raw: (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(l.paidsum) ${LINES}
      where ${inPeriod(of, asked)} and l.menu_id in (1000, 1001, 1002, 1100) group by 1`,
  },
  statistics(
    'discount_cards',
    ['card_number', 'cardholder_name', 'current_discount', 'discounts_count', 'order_discount', 'order_paidsum'],
    (of, asked) => `
      select coalesce(c.card_number, o.discount_card), coalesce(max(coalesce(nullif(c.owner_name, ''), u.login)), ''),
        max(case when c.removed_at is null then c.discount end), count(*), sum(o.discount), sum(o.paidsum)
      from orders o left join discount_cards c on c.card_id = o.card_id left join users u on u.user_id = c.owner_id
      where ${inPeriod(of, asked)} and coalesce(c.card_number, o.discount_card, '') not in ('', '0') group by 1`,
  ),
  statistics(
    'cashiers',
    ['cashier_id', 'orders', 'discount', 'paidsum', 'paid_cash', 'paid_card'],
    (of, asked) => `
      select o.cashier_id, count(*), sum(o.discount), sum(o.paidsum), sum(o.paid_cash), sum(o.paid_card)
      from orders o where ${inPeriod(of, asked)} group by o.cashier_id`,
  ),
  statistics(
    'additions',
    ['menu_id', 'orders_quantity', 'prime_cost', 'profit'],
    (of, asked) => `
      select l.menu_id, sum(l.quantity), sum(l.cost), sum(l.paidsum) - sum(l.cost)
      ${LINES} where ${inPeriod(of, asked)} group by l.menu_id`,
  ),
  statistics(
    'karaoke',
    ['point', 'price', 'profit'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(l.paidsum), sum(l.paidsum - l.cost) ${LINES} where ${inPeriod(of, asked)} group by 1`,
    { placeId: PLACES.karaoke.place_id },
  ),
  statistics(
    'promo',
    ['item_id', 'prime_cost', 'retail_price', 'cashback'],
    () => `
      select m.item_id, sum(round(d.item_quantity * i.stock_price)), m.retail_price, m.cashback from menu_items m
      join dish_ingredients d on d.menu_id = m.item_id join stock_items i on i.item_id = d.item_id
      where m.cashback > 0 group by m.item_id, m.retail_price, m.cashback`,
  ),
  ...STOCK_QUESTIONS,
  statistics(
    'ingredients_lists',
    ['point', 'price', 'bar_price', 'kitchen_price'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(l.paidsum), sum(case when l.type = 0 then l.paidsum else 0 end),
        sum(case when l.type = 1 then l.paidsum else 0 end)
      ${LINES} where ${inPeriod(of, asked)} and l.menu_id in (
        select menu_id from dish_ingredients where item_id in (select item_id from ingredients_list_items where list_id = ${GROUP})
      ) group by 1`,
    { filters: { id: GROUP } },
  ),
  reportsOf('delivery')(
    'delivery',
    ['point', 'name', 'count', 'revenue'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, o.delivery_partner, count(*), sum(o.paidsum) from orders o
      where ${counts} and o.delivery_partner <> '' and ${within(of, 'o.paid_time', asked)} group by 1, 2`,
  ),
  ...ANALYTICS_QUESTIONS,
];
