import { sql, type SQL } from 'drizzle-orm';
import type { Receipt, ShortOrder } from '@/lib/sections/orders/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import { MOST_SHORTLISTED } from '@/lib/sections/orders/contract/receipt-limits';
import { groupBy } from '@/lib/domain/group-by';
import { toBaht, inBaht } from '@/lib/domain/money';
import { RECEIPT_GUEST, subtotalOf } from '@/lib/sections/orders/rules/receipt';
import type { Queries } from '../../db/open';
import { readOne, readRows } from '../../db/rows';
import { chosen, type OrderFilter } from './filter';
import { paidTypeOf, type OrderRecord } from './to-wire';
import { seconds } from '../../db/time';

/** Orders that can have a receipt: they brought money and were not taken back. */
const BROUGHT_MONEY = sql`o.paidsum > 0 and o.cancelled_at is null`;
const TIME = sql`${seconds(sql`o.paid_time`)} as time`;

/** Orders to choose receipts from, in brief. @throws ProblemError 1005 above `MOST_SHORTLISTED` */
export async function shortlist(db: Queries, filter: OrderFilter): Promise<ShortOrder[]> {
  const found = await readRows<Pick<OrderRecord, 'order_number' | 'time' | 'paidsum' | 'paid_cash' | 'paid_card'>>(db)`
    select o.order_number, ${TIME}, o.paidsum::float8, o.paid_cash::float8, o.paid_card::float8
    from orders o where ${chosen(filter)} and ${BROUGHT_MONEY}
    order by o.paid_time asc nulls first, o.order_number asc nulls first limit ${MOST_SHORTLISTED + 1}`;
  if (found.length > MOST_SHORTLISTED) throw refusal('tooManyOrders', undefined, { count: MOST_SHORTLISTED });
  return found.map((order) => ({ ...order, ...inBaht(order, 'paidsum'), paid_type: paidTypeOf(order) }));
}

const among = (numbers: readonly number[]): SQL =>
  sql`o.order_number in (select value::int from json_array_elements_text(${JSON.stringify(numbers)}::json))`;

/** Sum of the orders, in satang. @throws ProblemError 2 unless each of them can have a receipt */
export async function sumOf(db: Queries, numbers: readonly number[]): Promise<number> {
  const { orders, total } = await readOne<{ orders: number; total: number }>(db)`
    select count(*)::int as orders, coalesce(sum(o.paidsum), 0)::float8 as total
    from orders o where ${among(numbers)} and ${BROUGHT_MONEY}`;
  if (orders !== new Set(numbers).size) throw refusal('noSuchOrder', 'order_numbers');
  return total;
}

/** Orders as receipts, in order of payment. */
export async function receiptsOf(db: Queries, numbers: readonly number[]): Promise<Receipt[]> {
  const orders = await readRows<Pick<OrderRecord, 'order_number' | 'time' | 'table' | 'discount' | 'paidsum'>>(db)`
    select o.order_number, ${TIME}, o."table", o.discount::float8, o.paidsum::float8
    from orders o where ${among(numbers)} order by o.paid_time, o.order_number`;
  const lines = await readRows<{ order_number: number; name: string; quantity: number; price: number }>(db, 'price')`
    select o.order_number, o.menu_name as name, o.quantity::float8, o.price::float8
    from order_lines o where ${among(numbers)} order by o.order_number, o.line`;
  const contents = groupBy(lines, ({ order_number }) => order_number);
  return orders.map(({ order_number, time, table, discount, paidsum }) => ({
    order_number,
    time,
    table,
    guest: RECEIPT_GUEST,
    content: contents.get(order_number) ?? [],
    discount: toBaht(discount),
    total: toBaht(paidsum),
    subtotal: toBaht(subtotalOf(paidsum)),
  }));
}
