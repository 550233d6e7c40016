import type { FastifyInstance } from 'fastify';
import { getPurchase } from '@/lib/contract/stock';
import { addToStock } from '@/lib/contract/stock-edit';
import type { Database } from '../db/open';
import { command } from '../http/command';
import { route } from '../http/route';
import { readPurchase } from './purchase';
import { receiveDelivery } from './receive';

/** Calls that book and read deliveries. */
export function purchaseRoutes(app: FastifyInstance, { db }: Database): void {
  command(app, db, addToStock, async (tx, { input: { body }, caller }) => {
    const { purchase_number, item_ids, moved } = await receiveDelivery(tx, { ...body, user_id: caller.user_id });
    return { ...(purchase_number !== null && { purchase_number }), item_ids: [...item_ids], moved };
  });
  route(app, getPurchase, async ({ input: { params } }) => readPurchase(db, params.id));
}
