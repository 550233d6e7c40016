import { sql, type SQL } from 'drizzle-orm';
import type { Order, OrderTotals } from '@/lib/contract/orders';
import { FLAGS } from '@/lib/contract/permission';
import { toBaht } from '@/lib/domain/money';
import { inNameOrder } from '../db/names';
import type { Database } from '../db/open';
import { chosen, type OrderFilter } from './filter';
import { ORDER_COLUMNS, ORDER_TABLES, orderOf, type OrderRecord } from './to-wire';

type Reader = Pick<Database['db'], 'execute'>;

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** `limit` orders from the `offset`th on, counted from the latest or from the first. */
const slice = (filter: OrderFilter, { limit, offset }: Slice, latestFirst: boolean): SQL => {
  const way = latestFirst ? sql`desc nulls last` : sql`asc nulls first`;
  return sql`
    select order_number as page_number from orders o where ${chosen(filter)}
    order by o.paid_time ${way}, o.order_number ${way} limit ${limit} offset ${offset}`;
};

/** A page of `total` orders, latest first. Walks only the index, from its nearer end. */
async function orderPage(db: Reader, filter: OrderFilter, { limit, offset }: Slice, total: number): Promise<Order[]> {
  const rows = Math.min(limit, total - offset);
  if (rows <= 0) return [];
  const late = offset > total / 2;
  const part = late ? { limit: rows, offset: total - offset - rows } : { limit: rows, offset };
  const found = await db.execute<OrderRecord>(sql`
    select ${ORDER_COLUMNS} from (${slice(filter, part, !late)}) page
    join ${ORDER_TABLES} on o.order_number = page_number
    order by o.paid_time desc, o.order_number desc`);
  return found.rows.map(orderOf);
}

/** Sums over the whole filter. */
async function orderTotals(db: Reader, filter: OrderFilter): Promise<OrderTotals> {
  const found = await db.execute<Record<keyof OrderTotals, number>>(sql`
    select count(*)::int as total_records,
      coalesce(sum(total_price) filter (where cancelled_at is null), 0)::float8 as total_price,
      coalesce(sum(discount) filter (where cancelled_at is null), 0)::float8 as total_discount,
      coalesce(sum(paidsum) filter (where cancelled_at is null), 0)::float8 as total_paidsum,
      coalesce(sum(paid_cash) filter (where cancelled_at is null), 0)::float8 as total_cash,
      coalesce(sum(paid_card) filter (where cancelled_at is null), 0)::float8 as total_card
    from orders o where ${chosen(filter)}`);
  const sums: Partial<Record<keyof OrderTotals, number>> = found.rows[0] ?? {};
  const baht = (key: keyof OrderTotals): number => toBaht(sums[key] ?? 0);
  return {
    total_records: sums.total_records ?? 0,
    total_price: baht('total_price'),
    total_discount: baht('total_discount'),
    total_paidsum: baht('total_paidsum'),
    total_cash: baht('total_cash'),
    total_card: baht('total_card'),
  };
}

/** A page of orders and the sums over all, from one snapshot. */
export const orderList = (
  db: Database['db'],
  filter: OrderFilter,
  part: Slice,
): Promise<{ orders: Order[]; totals: OrderTotals }> =>
  db.transaction(
    async (tx) => {
      const totals = await orderTotals(tx, filter);
      return { orders: await orderPage(tx, filter, part, totals.total_records), totals };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Users who may sit at the till, and those who have. */
export async function cashiers(db: Database['db']): Promise<{ user_id: number; user_name: string }[]> {
  const found = await db.execute<{ user_id: number; user_name: string }>(sql`
    select user_id, login as user_name from users
    where active and substr(permissions, ${FLAGS.indexOf('CashierLogin') + 1}::int, 1) = '1'
      or exists (select from orders where cashier_id = user_id)
    order by ${inNameOrder(sql`login`)}`);
  return found.rows;
}
