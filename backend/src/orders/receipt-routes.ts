import type { FastifyInstance } from 'fastify';
import { listAlcohol, listReceiptRuns, runReceipts, shortlistOrders, takeReceipts } from '@/lib/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { boundsOf } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { command } from '../http/command';
import { route } from '../http/route';
import { alcoholSold } from './alcohol';
import { filterOf, now } from './filter';
import { receiptsOf, shortlist, sumOf } from './receipts';
import { latestRuns, noteRun, ordersOfRun } from './runs';

/** Receipts, the alcohol list, and the print runs. */
export function receiptRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, shortlistOrders, async ({ input: { body } }) => ({ orders: await shortlist(db, filterOf(body, zone)) }));

  command(app, db, takeReceipts, async (tx, { input: { body }, caller }) => {
    const order_numbers = [...new Set(body.order_numbers)];
    const total = await sumOf(tx, order_numbers);
    const target = body.target === undefined ? null : toSatang(body.target);
    if (target !== null && total > target) throw refusal('ordersAboveSum', 'target', { sum: toBaht(target) });
    const bounds = boundsOf(body, now(), zone);
    const run = { kind: 'checks', user_id: caller.user_id, bounds, target, total, order_numbers } as const;
    return { run_id: await noteRun(tx, run), total: toBaht(total) };
  });

  route(app, runReceipts, async ({ input: { params, query } }) => {
    const run = await ordersOfRun(db, params.id, query);
    if (!run) throw refusal('noSuchReceiptRun', 'run_id');
    return { receipts: await receiptsOf(db, run.numbers), orders: run.orders };
  });

  route(app, listAlcohol, async ({ input: { body }, caller }) => {
    const filter = filterOf(body, zone);
    const items = await alcoholSold(db, filter, zone);
    const total = items.reduce((sum, { price }) => sum + toSatang(price), 0);
    const { user_id } = caller;
    await noteRun(db, { kind: 'alcohol', user_id, bounds: filter.bounds, target: null, total, order_numbers: [] });
    return { items };
  });

  route(app, listReceiptRuns, async () => ({ items: await latestRuns(db) }));
}
