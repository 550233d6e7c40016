import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import {
  getOrder,
  listCardHolders,
  listCashiers,
  listOrders,
  type OrderDetail,
  type OrderLine,
  type Order,
} from '@/lib/sections/orders/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../../db/open';
import { readRow, readRows } from '../../db/rows';
import { route } from '../../http/route';
import { filterOf } from './filter';
import { cardHolders, cashiers, orderList } from './list';
import { closedDay } from '../../ledger/days/closed-days';
import { ORDER_COLUMNS, ORDER_TABLES, orderOf, type OrderRecord } from './to-wire';
import type { Full } from '../../db/full';
import { seconds } from '../../db/time';

type DetailRecord = OrderRecord &
  Omit<Full<OrderDetail>, keyof Order | 'agents' | 'items' | 'payment'> & {
    readonly payment: OrderDetail['payment'] | null;
  };

/** Seconds between two columns; an open end counts as `now`. */
const lasting = (start: string, ...ends: string[]) => sql`
  floor(extract(epoch from coalesce(${sql.raw(ends.join(', '))}, now()) - ${sql.raw(start)}))::int`;

const linesOf = (db: Database['db'], orderNumber: number): Promise<OrderLine[]> =>
  readRows<OrderLine>(db, 'price', 'discount', 'paidsum')`
    select menu_id, menu_name, quantity::float8, price::float8, discount::float8, paidsum::float8
    from order_lines where order_number = ${orderNumber} order by line`;

const agentsOf = (db: Database['db'], sessionId: number): Promise<OrderDetail['agents']> =>
  readRows<{ agent_id: number; duration: number; name: string }>(db)`
    select a.agent_id, a.first_name as name, ${lasting('sa.start_time', 'sa.end_time', 's.end_time')} as duration
    from session_agents sa join guest_sessions s using (session_id) join agents a using (agent_id)
    where sa.session_id = ${sessionId} order by sa.start_time, a.agent_id`;

/** An order with its positions, its session and its neighbours by number; null when there is none. */
async function orderDetail(db: Database['db'], orderNumber: number): Promise<OrderDetail | undefined> {
  const record = await readRow<DetailRecord>(db, 'rounding')`
    select ${ORDER_COLUMNS}, o.discount_card, o.session_id, o.delivery_partner, o.rounding::float8,
      ${lasting('s.start_time', 's.end_time')} as session_duration,
      (select json_build_object('expense_id', expense_id, 'fund', fund, 'closed_day', ${closedDay},
          'time', ${seconds(sql`expense_time`)})
        from expenses e where e.order_number = o.order_number) as payment,
      (select max(order_number) from orders where order_number < o.order_number) as prev_order_number,
      (select min(order_number) from orders where order_number > o.order_number) as next_order_number
    from ${ORDER_TABLES} left join guest_sessions s on s.session_id = o.session_id
    where o.order_number = ${orderNumber}`;
  if (!record) return undefined;
  const { payment, rounding, ...order } = record;
  const { booked_time: _, session_id, ...more } = order;
  return {
    ...more,
    ...orderOf(order),
    session_id,
    ...(payment && { payment }),
    ...(rounding !== 0 && { rounding }),
    session_duration: session_id === null ? null : order.session_duration,
    agents: session_id === null ? [] : await agentsOf(db, session_id),
    items: await linesOf(db, orderNumber),
  };
}

/** Calls of the orders screen. Periods are those of the venue's zone. */
export function orderRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, listOrders, ({ input: { body } }) =>
    orderList(db, filterOf(body, zone), { limit: body.count, offset: (body.page - 1) * body.count }),
  );

  route(app, getOrder, async ({ input: { params } }) => {
    const order = await orderDetail(db, params.id);
    if (!order) throw refusal('noSuchOrder', 'order_number');
    return order;
  });

  route(app, listCashiers, async () => ({ items: await cashiers(db) }));
  route(app, listCardHolders, async () => ({ items: await cardHolders(db) }));
}
