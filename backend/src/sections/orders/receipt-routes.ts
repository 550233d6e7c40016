import type { FastifyInstance } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import {
  listAlcohol,
  listReceiptRuns,
  noteDelivery as noteDeliveryCall,
  runReceipts,
  shortlistOrders,
  takeReceipts,
  type ReceiptRun,
} from '@/lib/sections/orders/contract/orders';
import { refusal } from '@/lib/contract/refusals';
import { toBaht, toSatang } from '@/lib/domain/money';
import { boundsOf, endBy, type Bounds } from '@/lib/domain/venue-time';
import { insertOne } from '../../db/insert-rows';
import type { Database, Transaction } from '../../db/open';
import { readRow, readRows } from '../../db/rows';
import { seconds, unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { alcoholSold } from './alcohol';
import { filterOf } from './filter';
import { receiptsOf, shortlist, sumOf } from './receipts';
import { receiptPrints, receiptRuns } from '../../db/schema';

/** A run of receipts before printing; money in satang. */
type NewRun = Pick<typeof receiptRuns.$inferSelect, 'kind' | 'user_id' | 'target' | 'total' | 'order_numbers'> & {
  readonly bounds: Bounds;
};

const moment = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));

/** Keeps a run for its documents. Periods that still run end now. @returns its number */
export async function keepRun(tx: Pick<Transaction, 'insert'>, { bounds, ...run }: NewRun): Promise<number> {
  const times = { start_time: moment(bounds.start), end_time: moment(endBy(bounds, unixNow())) };
  return (await insertOne(tx, receiptRuns, { ...run, ...times })).run_id;
}

/** Records who received a document of a run first. @throws ProblemError 2 for an unknown run */
async function noteDelivery(tx: Transaction, run_id: number, user_id: number): Promise<void> {
  if ((await tx.$count(receiptRuns, eq(receiptRuns.run_id, run_id))) === 0) throw refusal('noSuchReceiptRun', 'run_id');
  await tx.insert(receiptPrints).values({ run_id, user_id }).onConflictDoNothing();
}

/** `count` orders of a run after the first `from`, and their number; undefined for an unknown run of receipts. */
async function ordersOfRun(
  db: Database['db'],
  runId: number,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<{ numbers: number[]; orders: number } | undefined> {
  return readRow<{ numbers: number[]; orders: number }>(db)`
    select order_numbers[${from}::int + 1 : ${from}::int + ${count}::int] as numbers, cardinality(order_numbers) as orders
    from receipt_runs where run_id = ${runId} and kind = 'checks'`;
}

/** Printed runs, latest first. */
const latestRuns = (db: Database['db']): Promise<ReceiptRun[]> =>
  readRows<ReceiptRun>(db, 'target', 'total')`
    select run_id, kind, coalesce(person, '') as user_name, ${seconds(sql`print_time`)} as time,
      ${seconds(sql`start_time`)} as start_time, ${seconds(sql`coalesce(end_time, print_time)`)} as end_time,
      target::float8, total::float8, cardinality(order_numbers) as orders
    from receipt_prints p join receipt_runs r using (run_id) left join users u on u.user_id = p.user_id
    order by run_id desc limit 500`;

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

  command(app, db, noteDeliveryCall, (tx, { input: { params }, caller }) =>
    noteDelivery(tx, params.id, caller.user_id),
  );

  route(app, listReceiptRuns, async () => ({ items: await latestRuns(db) }));
}
