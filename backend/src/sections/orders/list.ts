import { sql, type SQL } from 'drizzle-orm';
import type { Order, OrderTotals } from '@/lib/sections/orders/contract/orders';
import { FLAGS } from '@/lib/contract/access';
import { inNameOrder } from '../../db/names';
import { fromNearerEnd, type Slice } from '../../db/nearer-end';
import type { Database, Queries } from '../../db/open';
import { readOne, readRows } from '../../db/rows';
import { paymentsIn } from '../../ledger/sales/sources';
import { chosen, type OrderFilter } from './filter';
import { ORDER_COLUMNS, ORDER_TABLES, orderOf, type OrderRecord } from './to-wire';

/** `limit` orders from the `offset`th on, counted from the latest or from the first. */
const slice = (filter: OrderFilter, { limit, offset }: Slice, latestFirst: boolean): SQL => {
  const way = latestFirst ? sql`desc nulls last` : sql`asc nulls first`;
  return sql`
    select order_number as page_number from orders o where ${chosen(filter)}
    order by o.paid_time ${way}, o.order_number ${way} limit ${limit} offset ${offset}`;
};

/** Orders of a slice as one JSON value, latest first. */
const page = (slice: SQL): SQL => sql`(
  select json_agg(page) from (
    select ${ORDER_COLUMNS} from (${slice}) page join ${ORDER_TABLES} on o.order_number = page_number
    order by o.paid_time desc, o.order_number desc
  ) page
)`;

/** Sums over the whole filter, from the roll-ups. Orders taken back are only counted, and those are few. */
const totals = (filter: OrderFilter): SQL => sql`(
  select (count(*) filter (where sums.orders is null) + coalesce(sum(orders), 0))::float8 as total_records,
    coalesce(sum(total_price), 0)::float8 as total_price, coalesce(sum(discount), 0)::float8 as total_discount,
    coalesce(sum(paidsum), 0)::float8 as total_paidsum, coalesce(sum(paid_cash), 0)::float8 as total_cash,
    coalesce(sum(paid_card), 0)::float8 as total_card, coalesce(sum(promo_paidsum), 0)::float8 as total_promo
  from (
    select orders, total_price, discount, paidsum, paid_cash, paid_card, promo_paidsum from ${paymentsIn(filter, filter.cashierId)} paid
    union all
    select null, 0, 0, 0, 0, 0, 0 from orders o where cancelled_at is not null and ${chosen(filter)}
  ) sums
)`;

const SUMS = ['total_price', 'total_discount', 'total_paidsum', 'total_cash', 'total_card', 'total_promo'] as const;

/** A page of orders and the sums over all, in one statement. */
async function read(db: Queries, filter: OrderFilter, orders: SQL): Promise<{ orders: Order[]; totals: OrderTotals }> {
  const row = await readOne<OrderTotals & { orders: OrderRecord[] | null }>(db, ...SUMS)`
    select totals.*, ${orders} as orders from ${totals(filter)} totals`;
  const { orders: found, total_promo, ...sums } = row;
  return { orders: (found ?? []).map(orderOf), totals: { ...sums, ...(total_promo !== 0 && { total_promo }) } };
}

/** Pages up to this offset are walked to from the latest order. */
const NEAR = 2_000;

/**
 * A page of orders, latest first, and the sums over all, from one snapshot. A far page is walked to from its nearer
 * end, which takes the number of orders first.
 */
export async function orderList(
  db: Database['db'],
  filter: OrderFilter,
  wanted: Slice,
): Promise<{ orders: Order[]; totals: OrderTotals }> {
  if (wanted.offset <= NEAR) return read(db, filter, page(slice(filter, wanted, true)));
  return db.transaction(
    async (tx) => {
      const { totals } = await read(tx, filter, sql`null`);
      const { backwards, ...part } = fromNearerEnd(wanted, totals.total_records);
      if (part.limit === 0) return { orders: [], totals };
      return read(tx, filter, page(slice(filter, part, !backwards)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Users who may sit at the till, and those who have. */
export const cashiers = (db: Database['db']): Promise<{ user_id: number; user_name: string }[]> =>
  readRows<{ user_id: number; user_name: string }>(db)`
    select user_id, person as user_name from users
    where active and substr(permissions, ${FLAGS.indexOf('CashierLogin') + 1}::int, 1) = '1'
      or (select order_number from orders where cashier_id = user_id order by paid_time desc nulls last, order_number desc nulls last limit 1) is not null
    order by ${inNameOrder(sql`login`)}`;

/** Holders of the discount cards in use: their names, or the persons who own them. */
export const cardHolders = (db: Database['db']): Promise<{ card_number: string; name: string }[]> =>
  readRows<{ card_number: string; name: string }>(db)`
    select card_number, coalesce(nullif(owner_name, ''), person) as name
    from discount_cards c left join users on user_id = owner_id
    where c.removed_at is null and coalesce(nullif(owner_name, ''), person) is not null
    order by ${inNameOrder(sql`coalesce(nullif(owner_name, ''), person)`)}, card_number`;
