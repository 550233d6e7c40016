import type { FastifyInstance } from 'fastify';
import { getOrder, listCardHolders, listCashiers, listOrders } from '@/lib/sections/orders/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import { orderDetail } from './detail';
import { filterOf } from './filter';
import { cardHolders, cashiers, orderList } from './list';

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
