import type { FastifyInstance } from 'fastify';
import {
  listAlcohol,
  listReceiptRuns,
  noteDelivery as noteDeliveryCall,
  runReceipts,
  shortlistOrders,
  takeReceipts,
} from '@/lib/sections/orders/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { alcoholSold } from './alcohol';
import { filterOf } from './filter';
import { receiptsOf, shortlist, sumOf } from './receipts';
import { keepRun, latestRuns, noteDelivery, ordersOfRun } from './runs';

/** Receipts, the alcohol list, and the print runs. */
export function receiptRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, shortlistOrders, async ({ input: { body } }) => ({ orders: await shortlist(db, filterOf(body, zone)) }));

  command(app, db, takeReceipts, async (tx, { input: { body }, caller }) => {
    const order_numbers = [...new Set(body.order_numbers)];
    const total = await sumOf(tx, order_numbers);
    const target = body.target === undefined ? null : toSatang(body.target);
    if (target !== null && total > target) throw refusal('ordersAboveSum', 'target', { sum: toBaht(target) });
    const bounds = boundsOf(body, unixNow(), zone);
    const run = { kind: 'checks', user_id: caller.user_id, bounds, target, total, order_numbers } as const;
    return { run_id: await keepRun(tx, run), total: toBaht(total) };
  });

  route(app, runReceipts, async ({ input: { params, query } }) => {
    const run = await ordersOfRun(db, params.id, query);
    if (!run) throw refusal('noSuchReceiptRun', 'run_id');
    return { receipts: await receiptsOf(db, run.numbers), orders: run.orders };
  });

  route(app, listAlcohol, async ({ input: { body }, caller }) => {
    const filter = filterOf(body, zone);
    const sold = await alcoholSold(db, filter, zone);
    const { items } = sold;
    const total = items.reduce((sum, { price }) => sum + toSatang(price), 0);
    if (items.length === 0) return sold;
    const about = { kind: 'alcohol', user_id: caller.user_id, target: null } as const;
    return { ...sold, run_id: await keepRun(db, { ...about, bounds: filter.bounds, total, order_numbers: [] }) };
  });

  command(app, db, noteDeliveryCall, async (tx, { input: { params }, caller }) => {
    await noteDelivery(tx, params.id, caller.user_id);
    return {};
  });

  route(app, listReceiptRuns, async () => ({ items: await latestRuns(db) }));
}
