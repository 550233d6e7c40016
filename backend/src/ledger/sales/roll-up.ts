import { sql, type SQL } from 'drizzle-orm';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Transaction } from '../../db/open';
import { integers } from '../../db/rows';

/** Sums of lines as `[column, expression, condition]`, for the bar and for the kitchen. */
export const OF_LINES = ['bar', 'kitchen'].flatMap((name, type) =>
  [
    ['paid_count', 'quantity', 'paidsum <> 0'],
    ['paid_price', 'paidsum', 'paidsum <> 0'],
    ['paid_discount', 'discount', 'paidsum <> 0'],
    ['paid_cost', 'cost', 'paidsum <> 0'],
    ['free_count', 'quantity', 'paidsum = 0'],
    ['free_cost', 'cost', 'paidsum = 0'],
    ['promo', 'paidsum', 'promo'],
  ].map(([column = '', what = '', which = '']) => [`${name}_${column}`, what, `type = ${type} and ${which}`] as const),
);

/** Summed columns of each roll-up; the columns before are its key. */
export const SUMS = {
  sales: ['lines', 'quantity', 'price', 'discount', 'paidsum', 'cost', 'promo_quantity', 'promo_price'],
  orders: [
    'orders',
    'bar_orders',
    'kitchen_orders',
    'total_price',
    'discount',
    'paidsum',
    'paid_cash',
    'paid_card',
    'promo_orders',
    'promo_paidsum',
    ...OF_LINES.map(([column]) => column),
  ],
  hours: ['orders', 'paidsum', 'lunch_orders', 'lunch_quantity', 'lunch_paidsum'],
  cards: ['orders', 'total_price', 'discount', 'paidsum', 'free_orders', 'free_price'],
  stock: ['quantity', 'amount', 'moves', 'bar_paidsum', 'kitchen_paidsum'],
} as const;

const KEYS = {
  sales: ['place_id', 'menu_id', 'type', 'free'],
  orders: ['place_id', 'cashier_id', 'delivery_partner'],
  hours: ['hour', 'place_id'],
  cards: ['place_id', 'card_id', 'discount_card'],
  stock: ['place_id', 'item_id', 'kind'],
} as const;

/** Rows by hour are also stored as a whole. */
const TWICE = ', grains_of(day), lateral (values (true, at_hour), (false, -1::smallint)) as clock (by_hour, hour)';

const EVER = `, lateral (
  select * from grains_of(day) union all select 'all', date '-infinity'
) as spans (grain, start_date)`;

/** Spans of a row of a day. */
const SPANS = {
  sales: TWICE,
  orders: TWICE,
  hours: ', grains_of(day)',
  cards: EVER,
  stock: ', grains_of(day)',
} as const;

/** Adds rows of a day (from `from`) to the day, the month and the year. Rows are updated in a fixed order. */
function add(roll: keyof typeof SUMS, from: string, sign: 1 | -1): string {
  const keys = [...(SPANS[roll] === TWICE ? ['by_hour', 'hour'] : []), ...KEYS[roll]].join(', ');
  const sums = SUMS[roll].join(', ');
  const summed = SUMS[roll].map((column) => `${sign} * sum(${column})`).join(', ');
  const added = SUMS[roll].map((column) => `${column} = r.${column} + excluded.${column}`).join(', ');
  return `insert into ${roll}_rollup as r (grain, start_date, ${keys}, ${sums})
    select grain, start_date, ${keys}, ${summed} from ${from}${SPANS[roll]}
    group by grain, start_date, ${keys} order by grain, start_date, ${keys}
    on conflict (grain, start_date, ${keys}) do update set ${added}`;
}

const SOLD = `(
  select day, at_hour, ${KEYS.sales.join(', ')}, count(*) as lines, sum(quantity) as quantity, sum(price) as price,
    sum(discount) as discount, sum(paidsum) as paidsum, sum(cost) as cost,
    coalesce(sum(quantity) filter (where promo), 0) as promo_quantity,
    coalesce(sum(price) filter (where promo), 0) as promo_price
  from lines group by day, at_hour, ${KEYS.sales.join(', ')}
) sold`;

const PAID = `(
  select day, at_hour, ${KEYS.orders.join(', ')}, count(*) as orders, count(*) filter (where has_bar) as bar_orders,
    count(*) filter (where has_kitchen) as kitchen_orders, sum(total_price) as total_price, sum(discount) as discount,
    sum(paidsum) as paidsum, sum(paid_cash) as paid_cash, sum(paid_card) as paid_card,
    count(*) filter (where promo) as promo_orders, coalesce(sum(paidsum) filter (where promo), 0) as promo_paidsum,
    ${OF_LINES.map(([column]) => `coalesce(sum(${column}), 0) as ${column}`).join(', ')}
  from chosen left join (
    select order_number, bool_or(type = 0) as has_bar, bool_or(type = 1) as has_kitchen,
      ${OF_LINES.map(([column, what, which]) => `sum(${what}) filter (where ${which}) as ${column}`).join(', ')}
    from lines group by order_number
  ) of_lines using (order_number)
  group by day, at_hour, ${KEYS.orders.join(', ')}
) paid`;

const TRADED = `(
  select day, at_hour as hour, place_id, count(*) as orders, sum(paidsum) as paidsum, count(lunch_quantity) as lunch_orders,
    coalesce(sum(lunch_quantity), 0) as lunch_quantity, coalesce(sum(lunch_paidsum), 0) as lunch_paidsum
  from chosen left join (
    select order_number, sum(quantity) as lunch_quantity, sum(paidsum) as lunch_paidsum
    from lines where menu_id in (select lunch_dishes()) group by order_number
  ) lunches using (order_number)
  group by day, at_hour, place_id
) traded`;

const SHOWN = `(
  select day, ${KEYS.cards.join(', ')}, count(*) as orders, sum(total_price) as total_price, sum(discount) as discount,
    sum(paidsum) as paidsum, count(*) filter (where discount_percent = 100) as free_orders,
    coalesce(sum(total_price) filter (where discount_percent = 100), 0) as free_price
  from chosen where card_id <> 0 or discount_card <> '' group by day, ${KEYS.cards.join(', ')}
) shown`;

/** Columns of the stock roll-up for the items `used` that the lines `l` took. */
export const TAKEN = ['bar', 'kitchen'].reduce(
  (columns, name, type) => `${columns}, case when l.type = ${type}
    then round(l.paidsum * share_to) - round(l.paidsum * share_from) else 0 end as ${name}_paidsum`,
  `item_id, 'order' as kind, -used.quantity as quantity, used.amount, 1 as moves`,
);

const USED = `(
  select day, ${KEYS.stock.join(', ')}, ${SUMS.stock.map((column) => `sum(${column}) as ${column}`).join(', ')}
  from (select day, place_id, ${TAKEN} from lines l, taken_by(l.ingredients) used) taken
  group by day, ${KEYS.stock.join(', ')}
) used`;

/**
 * Adds the orders chosen by a condition on `orders o` to the roll-ups of sales, orders, hours, cards and stock, in one
 * statement; `sign` -1 takes them out. Days begin at noon in `zone`, the venue's.
 */
export async function rollUpWhere(tx: Transaction, chosen: SQL, zone: string, sign: 1 | -1 = 1): Promise<void> {
  await tx.execute(sql`
    with chosen as materialized (
      select order_number, (local - make_interval(hours => ${CUT_OFF_HOUR}::int))::date as day,
        extract(hour from local)::smallint as at_hour, place_id, coalesce(cashier_id, 0) as cashier_id, delivery_partner,
        coalesce(card_id, 0) as card_id, discount_card, promo, total_price, discount, discount_percent, paidsum, paid_cash,
        paid_card
      from orders o, lateral (select o.paid_time at time zone ${zone} as local) clock
      where ${chosen}
    ), lines as materialized (
      select day, at_hour, place_id, order_number, promo, menu_id, type, l.paidsum = 0 as free, quantity, price, l.discount,
        l.paidsum, cost, ingredients
      from chosen join order_lines l using (order_number)
    ), sales as (${sql.raw(add('sales', SOLD, sign))}), cards as (${sql.raw(add('cards', SHOWN, sign))}),
      hours as (${sql.raw(add('hours', TRADED, sign))}), stock as (${sql.raw(add('stock', USED, sign))})
    ${sql.raw(add('orders', PAID, sign))}`);
}

/** Maximum orders per statement. Each statement rewrites the rows of their months and years. */
const PART = 20_000;

/** As `rollUpWhere`, for orders by number. */
export async function rollUp(
  tx: Transaction,
  orderNumbers: readonly number[],
  zone: string,
  sign: 1 | -1 = 1,
): Promise<void> {
  for (let start = 0; start < orderNumbers.length; start += PART) {
    // The planner sees the length of an array: for few orders it reads few rows.
    const part = integers(orderNumbers.slice(start, start + PART));
    await rollUpWhere(tx, sql`order_number = any(${part})`, zone, sign);
  }
}
